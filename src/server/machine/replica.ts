import type { Logger } from 'pino'

/**
 * A copy elsewhere that Litestream keeps; `lagSeconds` is how old the newest moment is that the copy holds whole, null
 * while nobody can say.
 */
export type ReplicaState = { lagSeconds: number | null }

const LOOK_EVERY_MS = 2_000
const PATIENCE_MS = 1_500
/** A copy that is so old gets a line in the log. */
const LATE_SECONDS = 60
/** As many looks are remembered; a copy that is farther behind has the age of the oldest of them. */
const MOST_LOOKS = 1_000

/** A place in SQLite's log: the number of a piece of it, and bytes in the piece. */
type WalPosition = { index: number; offset: number }
/** How far the log goes, and how far every copy has come. */
export type Reading = { end: WalPosition; copied: WalPosition }

/** What Litestream's own metrics say (version 0.3, text format of Prometheus); null where they tell of no copy. */
export function readingOf(metrics: string): Reading | null {
  const values = (name: string) =>
    [...metrics.matchAll(new RegExp(`^litestream_${name}\\{[^}]*\\} ([\\d.e+]+)$`, 'gm'))].map(([, value]) =>
      Number(value),
    )
  const [end] = placesOf(values('shadow_wal_index'), values('shadow_wal_size'))
  const [copied] = placesOf(values('replica_wal_index'), values('replica_wal_offset')).sort(byPlace)
  return end && copied ? { end, copied } : null
}

const placesOf = (indexes: number[], offsets: number[]): WalPosition[] =>
  indexes.flatMap((index, at) => (offsets[at] === undefined ? [] : [{ index, offset: offsets[at] }]))
const byPlace = (a: WalPosition, b: WalPosition) => a.index - b.index || a.offset - b.offset

/** Whether the copy has all that Litestream has seen. */
export const isWhole = ({ end, copied }: Reading) => byPlace(copied, end) >= 0

/** Asks Litestream once; null where it does not answer, or tells of no copy. */
export async function askLitestream(url: string): Promise<Reading | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok ? readingOf(await answer.text()) : null
  } catch {
    return null
  }
}

type ReplicaOptions = { url: string; log: Logger; clock?: () => number; ask?: typeof askLitestream }

/** Asks Litestream every two seconds how far its copy is; says once in the log when it falls behind. */
export function watchReplica({ url, log, clock = () => performance.now(), ask = askLitestream }: ReplicaOptions) {
  /** Where the log ended at each look. */
  let ends: { at: number; end: WalPosition }[] = []
  let heldAt: number | null = null
  let isLate = false
  const state = (): ReplicaState => ({ lagSeconds: heldAt === null ? null : Math.floor((clock() - heldAt) / 1000) })

  const note = ({ end, copied }: Reading) => {
    const last = ends.at(-1)
    // It began to count anew, with another snapshot.
    if (last && byPlace(end, last.end) < 0) ends = []
    ends = [...ends, { at: clock(), end }].slice(-MOST_LOOKS)
    heldAt = ends.findLast((each) => byPlace(each.end, copied) <= 0)?.at ?? heldAt
  }
  const look = async () => {
    const reading = await ask(url)
    if (reading) note(reading)
    const { lagSeconds } = state()
    const isLateNow = lagSeconds !== null && lagSeconds > LATE_SECONDS
    if (isLateNow && !isLate) log.error({ lagSeconds }, 'the copy that Litestream keeps is behind')
    if (!isLateNow && isLate) log.info('the copy that Litestream keeps is whole again')
    isLate = isLateNow
  }
  void look()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return { state, look, stop: () => clearInterval(timer) }
}
export type Replica = Pick<ReturnType<typeof watchReplica>, 'state'>
