/** Of which account or loan, and for which days. */
export type StatementSearch = { account?: string; loan?: string; from?: string; to?: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const idIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const dayIn = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : undefined)

/** Reads them from an address; what makes no sense there is left out. */
export const statementSearch = ({ account, loan, from, to }: Record<string, unknown>): StatementSearch => ({
  account: idIn(account),
  loan: idIn(loan),
  from: dayIn(from),
  to: dayIn(to),
})
