import { createHash } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { type AccountRow as FullAccountRow, listAccounts } from '#db/queries/finance/accounts.ts'
import { type LoanRow, listLoans } from '#db/queries/finance/loans.ts'
import { findReceived, listAccountsLike, type ReceivedRow } from '#db/queries/finance/received-payments.ts'
import { findFarmersLike } from '#db/queries/people/farmers.ts'
import { findUser } from '#db/queries/people/users.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import type { ReceivedSuggestion } from '#domain/finance/payments/received.schema.ts'
import { folded } from '#domain/letters.ts'
import { toMajor } from '#domain/money.ts'
import { spoken } from '#domain/phone.ts'
import { problem } from '#domain/problem.ts'
import { scheduleOf } from '../loans/loan-row.ts'

const MOST = 5
const MOST_LOANS = 20
/** So many digits of a number with stars must stand before them, that it narrows anything. */
const LEAST_DIGITS = 4
/** What stands on it does not matter here. */
type AccountRow = Omit<FullAccountRow, 'balance'>
type Because = ReceivedSuggestion['because'][number]

/** Whose money it may be: by the phone, by the name, and by what is due. The likeliest first. */
export function suggestFarmers(db: Db, id: string, now: Date): ReceivedSuggestion[] {
  const received = findReceived(db, id)
  if (!received) throw problem('notFound')
  const byPhone = accountsOf(db, received)
  const byName = received.payerName === '' ? [] : findFarmersLike(db, received.payerName).flatMap((farmer) => listAccounts(db, farmer.id)) // biome-ignore format: one thought
  const accounts = new Map([...byPhone, ...byName].filter(({ currency }) => currency === received.currency).map((account) => [account.id, account])) // biome-ignore format: one thought
  const found = [...accounts.values()].flatMap((account) => {
    const farmer = findUser(db, account.userId)
    if (!farmer) return []
    const because: Because[] = []
    if (byPhone.some((each) => each.id === account.id)) because.push('phone')
    if (isNameOf(received.payerName, farmer.fullName)) because.push('name')
    return suggestionsFor(db, { received, account, farmer, because, now })
  })
  return found.sort((a, b) => b.because.length - a.because.length).slice(0, MOST)
}

type Suggestion = { received: ReceivedRow; account: AccountRow; farmer: { id: string; fullName: string; phone: string | null }; because: Because[]; now: Date } // biome-ignore format: one type

/** The farmer's loans in the currency, and the account itself. */
function suggestionsFor(db: Db, { received, account, farmer, because, now }: Suggestion): ReceivedSuggestion[] {
  const { id, fullName, phone } = farmer
  const common = {
    farmer: { id, fullName, phone },
    accountId: account.id,
    account: `${account.provider} ${spoken(account.phoneNumber)}`,
  }
  const loans = listLoans(db, { userId: account.userId, limit: MOST_LOANS }).items.filter(({ currency, status }) => currency === account.currency && LOAN_STATUS[status].owing) // biome-ignore format: one thought
  const forLoans = loans.map((loan): ReceivedSuggestion => {
    const due = dueOf(loan, now)
    const isDue = due === received.amount
    return { ...common, loan: { id: loan.id, product: loan.productName, due: toMajor(due) }, because: isDue ? [...because, 'amount'] : because } // biome-ignore format: one row
  })
  return [...forLoans, { ...common, loan: null, because }]
}

/** What the next instalment still wants, in hundredths. */
function dueOf(loan: LoanRow, now: Date): number {
  const next = scheduleOf(loan, now).find(({ amount, paid }) => paid < amount)
  return next ? next.amount - next.paid : 0
}

/** Each of the payer's names is one of the farmer's. */
function isNameOf(payer: string, fullName: string): boolean {
  const names = folded(fullName).split(/\s+/)
  const said = folded(payer).split(/\s+/).filter(Boolean)
  return said.length > 0 && said.every((name) => names.includes(name))
}

/** Daraja tells a number with stars in it ('25470****149'), an older version of it a hash, both without a plus. */
function accountsOf(db: Db, { payerPhone, payerName, currency }: ReceivedRow): AccountRow[] {
  const [, begin, end] = /^(\d+)\*+(\d*)$/.exec(payerPhone.replaceAll(/\s/g, '')) ?? []
  if (begin && begin.length >= LEAST_DIGITS) return listAccountsLike(db, { ...rangeOf(begin), end: end ?? '', currency }) // biome-ignore format: one call
  if (/^\d{8,15}$/.test(payerPhone)) return listAccountsLike(db, { ...rangeOf(payerPhone), end: '', currency })
  if (!/^[\da-f]{64}$/i.test(payerPhone) || payerName === '') return []
  const isHashed = ({ phoneNumber }: AccountRow) => createHash('sha256').update(phoneNumber.replace('+', '')).digest('hex') === payerPhone.toLowerCase() // biome-ignore format: one thought
  return findFarmersLike(db, payerName).flatMap(({ id }) => listAccounts(db, id).filter(isHashed))
}

/** Numbers that begin with some digits. */
const rangeOf = (digits: string) => ({ from: `+${digits}`, to: `+${digits}:` })
