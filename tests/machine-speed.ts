import Database from 'better-sqlite3'

const statement = new Database(':memory:').prepare(
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000) select sum(i) from n',
)
/** A fixed piece of work, for comparison: it takes about a millisecond on an idle machine of today. */
export const countTo5000 = () => statement.get()

const ROUNDS = 25

/** How many times slower than an idle machine of today this one is just now; 1 where it is not. */
export function slowness(): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    countTo5000()
    least = Math.min(least, performance.now() - start)
  }
  return Math.max(1, least)
}

/** Milliseconds of processor time of this thread since `start`: what other processes do meanwhile does not count. */
export function msSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
