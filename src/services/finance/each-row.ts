const SLICE = 100

/** Other requests get their turn in each pause. */
export type Pausing = { pause: () => Promise<unknown>; stopping: AbortSignal }

/** Does something to each row of a list that is read slice by slice, each in a transaction of its own. */
export async function eachRow<Row extends { id: string }>(
  { pause, stopping }: Pausing,
  read: (after: string, most: number) => Row[],
  work: (row: Row) => boolean,
): Promise<number> {
  let done = 0
  for (let after: string | undefined = ''; after !== undefined && !stopping.aborted; ) {
    const rows = read(after, SLICE)
    for (const row of rows) if (work(row)) done += 1
    after = rows.length < SLICE ? undefined : rows.at(-1)?.id
    await pause()
  }
  return done
}
