import Database from 'better-sqlite3'

/** Takes about a millisecond on an idle machine of today: SQLite counts to 5,000. */
const counting = new Database(':memory:').prepare(
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000) select sum(i) from n',
)
const ROUNDS = 25

/**
 * The minimum time of each function, in units of a fixed piece of work that is timed between them: a slow machine takes
 * longer for both, and the minimum of many rounds leaves out what a busy machine adds.
 */
export async function leastTimes(...works: (() => unknown)[]): Promise<number[]> {
  const all = [() => counting.get(), ...works]
  const least = all.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, work] of all.entries()) least[at] = Math.min(least[at]!, await timeOf(work))
  const [unit, ...times] = least
  return times.map((time) => time / unit!)
}

async function timeOf(work: () => unknown) {
  const start = performance.now()
  await work()
  return performance.now() - start
}
