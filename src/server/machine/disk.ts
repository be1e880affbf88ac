import { statfsSync } from 'node:fs'
import type { Logger } from 'pino'

const MIB = 1024 * 1024
/** Below this an administrator is warned: some thousand photos, or a day to make room. */
const LOW_BYTES = 200 * MIB
/** Below this SQLite finds no room for its log. */
const FULL_BYTES = 4 * MIB
const LOOK_EVERY_MS = 30_000

type DiskState = 'ok' | 'low' | 'full'

/** The last reading of the room on the disk of the data folder. */
export type Disk = {
  state: () => DiskState
  /** A write found no room. */
  noteFull: () => void
}

type DiskOptions = { folder: string; log: Logger; freeBytes?: (folder: string) => number }

/** Looks at the disk every half minute, and says once in the log when its state changes. */
export function watchDisk({
  folder,
  log,
  freeBytes = freeBytesOf,
}: DiskOptions): Disk & { look: () => void; stop: () => void } {
  let state: DiskState = 'ok'
  const become = (next: DiskState, free?: number) => {
    if (next === state) return
    state = next
    const freeMb = free === undefined ? undefined : Math.floor(free / MIB)
    if (next === 'ok') log.info({ freeMb }, 'there is room on the disk again')
    else if (next === 'low') log.warn({ freeMb }, 'the disk is nearly full: make room, or writes will be refused')
    else log.error({ freeMb }, 'the disk is full: writes are refused with 507, reading goes on')
  }
  const look = () => {
    const free = freeBytes(folder)
    become(free < FULL_BYTES ? 'full' : free < LOW_BYTES ? 'low' : 'ok', free)
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return { state: () => state, noteFull: () => become('full'), look, stop: () => clearInterval(timer) }
}

/** What somebody without special rights may still write. */
export function freeBytesOf(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
