import type { Db } from '#db/client.ts'
import { listSums, listUnbalanced, newestMovement } from '#db/queries/finance/ledger.ts'

const MOVEMENTS_AT_ONCE = 5000
const ACCOUNTS_AT_ONCE = 500

type Slicing = { pause: () => Promise<void>; stopping: AbortSignal }

/**
 * Counts the whole ledger again, slice by slice: each movement sums to zero in each currency, each balance is the sum
 * of its entries, and that of a wallet is the sum of its history. Answers what is wrong, in words.
 */
export async function checkLedger(db: Db, { pause, stopping }: Slicing): Promise<{ checked: number; wrong: string[] }> {
  const wrong: string[] = []
  const last = newestMovement(db)
  for (let after = 0; after < last && !stopping.aborted; after += MOVEMENTS_AT_ONCE) {
    const found = listUnbalanced(db, after, Math.min(after + MOVEMENTS_AT_ONCE, last))
    wrong.push(...found.map((number) => `Movement ${number} does not sum to zero`))
    await pause()
  }
  for (let after: string | undefined = ''; after !== undefined && !stopping.aborted; ) {
    const rows = listSums(db, after, ACCOUNTS_AT_ONCE)
    wrong.push(...rows.flatMap(wrongOf))
    after = rows.length < ACCOUNTS_AT_ONCE ? undefined : rows.at(-1)?.id
    await pause()
  }
  return { checked: last, wrong }
}

function wrongOf({ id, balance, sum, history }: ReturnType<typeof listSums>[number]) {
  if (balance !== sum) return [`The balance of '${id}' is ${balance}, and its entries sum to ${sum}`]
  if (history !== null && history !== sum)
    return [`The history of '${id}' sums to ${history}, and its entries to ${sum}`]
  return []
}
