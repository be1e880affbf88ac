import type { LineRow } from '#db/queries/finance/ledger.ts'
import { toMajor } from '#domain/money.ts'

/** A line that makes a balance as it is answered, in major units. */
export const asBalanceLine = ({
  movement,
  line,
  at,
  kind,
  description,
  reference,
  amount,
  transactionId,
}: LineRow) => ({
  id: `${movement}-${line}`,
  at,
  kind,
  description,
  reference,
  amount: toMajor(amount),
  transactionId,
})
