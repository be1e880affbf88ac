type Page<Row> = { items: Row[]; nextCursor: string | null }

/** Every row of a list that comes a page at a time; each once, though the list may move meanwhile. */
export async function allRows<Row>(ask: (cursor: string | undefined) => Promise<Page<Row>>) {
  const rows: Row[] = []
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await ask(cursor)
    rows.push(...items)
    if (nextCursor === null) return rows
    cursor = nextCursor
  }
}
