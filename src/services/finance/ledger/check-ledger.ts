import { type Db, transact } from '#db/client.ts'
import { listSums, listUnbalanced, newestMovement } from '#db/queries/finance/ledger.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { alertAdministrators } from '../alert-administrators.ts'

const MAX_NAMED = 5
const MOVEMENTS_AT_ONCE = 2000
const ACCOUNTS_AT_ONCE = 5

type Slicing = { pause: () => Promise<void>; stopping: AbortSignal }

/**
 * The nightly check. What is wrong is told to every administrator, and the job fails with it, so that the list of jobs
 * shows it until the ledger is right again. Answers how many movements there are.
 */
export async function proveLedger(db: Db, now: Date, slicing: Slicing): Promise<number> {
  const { checked, wrong } = await checkLedger(db, slicing)
  if (wrong.length === 0) return checked
  transact(db, (tx) => alertAdministrators(tx, noticeOf('ledgerWrong', { count: wrong.length }), now.toISOString()))
  throw new Error(`The ledger does not balance (${wrong.length}): ${wrong.slice(0, MAX_NAMED).join('; ')}`)
}

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
