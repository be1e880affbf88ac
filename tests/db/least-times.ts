import { countTo5000, msSince } from '../machine-speed.ts'

const ROUNDS = 25

/**
 * The minimum time of each function, in units of a fixed piece of work that is timed between them: a slow machine takes
 * longer for both, and the minimum of many rounds leaves out what a busy machine adds.
 */
export async function leastTimes(...works: (() => unknown)[]): Promise<number[]> {
  const all = [countTo5000, ...works]
  const least = all.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, work] of all.entries()) least[at] = Math.min(least[at]!, await timeOf(work))
  const [unit, ...times] = least
  return times.map((time) => time / unit!)
}

/** What takes less than this is over before another process gets its turn; processor time is counted in such steps. */
const SLICE_MS = 10

async function timeOf(work: () => unknown) {
  const [start, used] = [performance.now(), process.threadCpuUsage()]
  await work()
  const ms = performance.now() - start
  return ms < SLICE_MS ? ms : Math.min(ms, Math.max(SLICE_MS, msSince(used)))
}
