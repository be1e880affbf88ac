import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { banking } from '../../tests/money.ts'
import { village } from '../../tests/village.ts'

/**
 * `npm run measure -- ledger`: a ledger of 1,000,000 entries, of which the farmer who asks has 2,500; prints how long the
 * nightly check takes without its pauses, its longest slice, and the median of a farmer's finance home. Exits with 1
 * above 10 s, or above 30 ms.
 */
const MOVEMENTS = 500_000
const WALLETS = 200
const MAX_CHECK_S = 10
const MAX_HOME_MS = 30
const READS = 100

const v = village()
banking(v)
fill()

let [busiest, since] = [0, performance.now()]
const pause = async () => {
  busiest = Math.max(busiest, performance.now() - since)
  since = performance.now()
}
const began = performance.now()
const { checked, wrong } = await checkLedger(v.db, { pause, stopping: new AbortController().signal })
const checkSeconds = (performance.now() - began) / 1000

const { finance } = v.as(v.people.martha)
const home = async () => {
  await Promise.all([
    finance.overview(),
    finance.accounts.list(),
    finance.loans.list({}),
    finance.insurance.list({}),
    finance.transactions.list({ limit: 20 }),
    finance.transactions.totals({}),
  ])
}
const times: number[] = []
for (let read = 0; read < READS; read++) {
  const start = performance.now()
  await home()
  times.push(performance.now() - start)
}
const median = times.sort((a, b) => a - b)[READS / 2]!
console.info(
  `${checked} movements: checked in ${checkSeconds.toFixed(1)} s (at most ${MAX_CHECK_S}), longest slice ${busiest.toFixed(0)} ms, ` +
    `${wrong.length} wrong; a finance home ${median.toFixed(1)} ms (at most ${MAX_HOME_MS})`,
)
process.exit(wrong.length === 0 && checkSeconds <= MAX_CHECK_S && median <= MAX_HOME_MS ? 0 : 1)

/** Small payments into 200 wallets in turn, one of them Martha's, each with its line in the history. */
function fill() {
  const { $client } = v.db
  $client.exec(`
    create temp table numbers as with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MOVEMENTS}) select i from n;
    insert into mobile_money_accounts (id, user_id, provider, phone_number, account_name, country, currency)
      select 'w' || i, 'joseph', 'Opay', '+23480' || i, 'Wallet', 'NG', 'NGN' from numbers where i < ${WALLETS};
    insert into ledger_accounts (id, kind, currency, wallet_id) select 'wallet w' || i, 'wallet', 'NGN', 'w' || i from numbers where i < ${WALLETS};
  `)
  const wallet = `case i % ${WALLETS} when 0 then 'purse' else 'w' || (i % ${WALLETS}) end`
  $client.transaction(() => {
    $client.exec(`
      insert into financial_transactions (id, user_id, account_id, transaction_type, category, amount, currency, provider, status, created_at)
        select 't' || i, case i % ${WALLETS} when 0 then 'martha' else 'joseph' end, ${wallet}, 'credit', 'topUp', 100 + i % 7, 'NGN', 'Opay', 'completed',
          strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes') from numbers;
      insert into ledger_entries (movement, line, account_id, amount, transaction_id) select 1000 + i, 0, 'wallet ' || ${wallet}, 100 + i % 7, 't' || i from numbers;
      insert into ledger_entries (movement, line, account_id, amount) select 1000 + i, 1, 'outside NGN', -100 - i % 7 from numbers;
      insert into ledger_movements (number, kind, created_at)
        select 1000 + i, 'topUp', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes') from numbers;
    `)
  })()
}
