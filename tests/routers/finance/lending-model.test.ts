import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledgerAccounts, ledgerMovements } from '#db/schema/index.ts'
import type { Loan } from '#domain/finance/loan.schema.ts'
import type { Currency } from '#domain/places.ts'
import { processDueLoans } from '#services/finance/loans/process-due-loans.ts'
import { wallet } from '../../money.ts'
import { type Bank, bank } from './money.ts'

/** How often everything is drawn anew; the drill asks for more. */
const RUNS = Number(process.env.KUU_LENDING_RUNS ?? 12)

const STEP = { NGN: 1, XOF: 100, TND: 1 } as const
const COUNTRY = { NGN: 'NG', XOF: 'CI', TND: 'TN' } as const
const PLACE = { NGN: 'Lagos, Nigeria', XOF: 'Abidjan, Ivory Coast', TND: 'Tunis, Tunisia' } as const
const OPENING = 500_000_000
const why = 'Drawn by lot'

const MOVES = ['pay', 'payOff', 'wait', 'waive', 'writeOff', 'takeBackWriteOff', 'grace', 'propose', 'answer', 'reverse'] as const // biome-ignore format: one list
/** Drawn oftener: time that passes, and small payments. A loan that was paid off has no further story. */
const DRAWN = [...MOVES.filter((each) => each !== 'payOff'), 'wait', 'wait', 'pay', 'pay', 'waive', 'writeOff', 'answer'] as const // biome-ignore format: one list
type Move = { kind: (typeof MOVES)[number]; share: number }

/** What should stand where, counted beside the books: in hundredths, of one loan. */
type Model = { wallet: number; paid: number[]; lost: number; agreed: number; principal: number }

const minor = (major: number | null | undefined) => Math.round((major ?? 0) * 100)

/** Does a move; one that the loan refuses changes nothing, and says why in words. */
async function play(b: Bank, id: string, { kind, share }: Move, model: Model, currency: keyof typeof STEP) {
  const loan = await b.martha.loans.get({ loanId: id })
  const today = b.clock.now.getTime()
  const coins = (amount: number) => (Math.floor(amount / STEP[currency]) * STEP[currency]) / 100
  const pay = async (amount: number) => {
    await b.martha.loans.pay({ loanId: id, amount })
    model.paid.push(minor(amount))
    model.wallet -= minor(amount)
  }
  const moves: Record<Move['kind'], () => Promise<unknown>> = {
    pay: () => pay(coins((minor(loan.payOff?.amount ?? 1) * share) / 100) || STEP[currency] / 100),
    payOff: () => pay(loan.payOff?.amount ?? 1),
    wait: async () => {
      b.clock.now = new Date(today + share * 86_400_000)
      await processDueLoans(b.db, b.clock.now, b.calm)
    },
    waive: () => b.admin.loans.waivePenalty({ id, reason: why }),
    writeOff: async () => {
      await b.admin.loans.writeOff({ id, reason: why })
      model.lost = minor(loan.remainingAmount)
    },
    takeBackWriteOff: async () => {
      await b.admin.loans.takeBackWriteOff({ id, reason: why })
      model.lost = 0
    },
    grace: () => b.admin.loans.grantGrace({ id, days: share, reason: why }),
    propose: () => b.admin.loans.proposeDays({ id, firstDue: b.clock.now.toISOString().slice(0, 10), everyDays: 1 + (share % 60), reason: why }), // biome-ignore format: one call
    answer: () => b.martha.loans.answerSchedule({ loanId: id, isAccepted: share > 40 }),
    reverse: async () => {
      const number = b.db
        .select()
        .from(ledgerMovements)
        .all()
        .findLast(({ kind }) => kind === 'loanPayment')?.number
      await b.admin.ledger.reverse({ number: number ?? 1e9, reason: why })
      model.wallet += model.paid.pop()!
    },
  }
  await moves[kind]().catch((error: { code?: string }) => {
    if (!['CONFLICT', 'NOT_FOUND', 'BAD_REQUEST'].includes(error.code ?? '')) throw error
  })
}

/** Compares the books, the loan as its farmer sees it, and the model. */
async function compare(b: Bank, loan: Loan, model: Model) {
  const rows = b.db.select().from(ledgerAccounts).all()
  const of = (account: string) => rows.find(({ id }) => id === account)?.balance ?? 0
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
  const owed = sum(['principal', 'interest', 'penalty'].map((kind) => -of(`${kind} ${loan.id}`)))
  const paid = sum(model.paid)
  expect(of('wallet pocket')).toBe(model.wallet)
  expect(minor(loan.paidAmount) + minor(loan.penaltyPaid)).toBe(paid)
  expect(owed).toBe(minor(loan.remainingAmount))
  expect(minor(loan.totalAmount) + minor(loan.penaltyAmount)).toBe(paid + owed + model.lost)
  expect(of(`writeOffs ${loan.currency}`)).toBe(-model.lost || 0)
  expect(minor(loan.totalAmount)).toBeLessThanOrEqual(model.agreed)
  expect(minor(loan.penaltyAmount)).toBeLessThanOrEqual((model.principal * 3) / 100)
  // What the platform has earned is what it asked for, less what it saved and waived.
  expect(of(`interestIncome ${loan.currency}`)).toBe(minor(loan.totalAmount) - model.principal)
  expect(of(`penaltyIncome ${loan.currency}`)).toBe(minor(loan.penaltyAmount))
  expect(sum(rows.filter(({ currency }) => currency === loan.currency).map(({ balance }) => balance))).toBe(0)
  const isDone = loan.status === 'completed' || loan.status === 'writtenOff'
  expect(isDone).toBe(owed === 0)
  await b.balanced()
}

test('whatever lenders and farmers do, in three currencies, the books are those of a model beside them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('NGN', 'XOF', 'TND'),
      fc.constantFrom('flat', 'declining'),
      fc.constantFrom('none', 'byDays', 'rule78'),
      fc.constantFrom(90, 180, 365),
      fc.integer({ min: 2000, max: 9000 }),
      fc.array(fc.record({ kind: fc.constantFrom(...DRAWN, ...DRAWN, 'payOff'), share: fc.integer({ min: 1, max: 100 }) }), { minLength: 15, maxLength: 30 }), // biome-ignore format: one list
      async (currency, interestMethod, rebate, termDays, principalAmount, moves) => {
        const b = bank(PLACE[currency])
        b.product({ currency: currency as Currency, interestMethod, rebate, penaltyRate: 7, penaltyGraceDays: 3, penaltyCap: 3 }) // biome-ignore format: one row
        wallet(b, { id: 'pocket', userId: 'martha', phoneNumber: 'A-117', country: COUNTRY[currency], currency }, OPENING) // biome-ignore format: one row
        const loan = await b.disbursed({ currency, termDays, principalAmount, accountId: 'pocket' })
        const principal = minor(principalAmount)
        const model: Model = { wallet: OPENING + principal, paid: [], lost: 0, agreed: minor(loan.totalAmount), principal } // biome-ignore format: one row
        for (const move of moves) {
          await play(b, loan.id, move, model, currency)
          await compare(b, await b.martha.loans.get({ loanId: loan.id }), model)
        }
      },
    ),
    { numRuns: RUNS },
  )
}, 600_000)
