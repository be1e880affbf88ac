import { ledgerMovements } from '#db/schema/index.ts'
import { processDueLoans } from '#services/finance/loans/process-due-loans.ts'
import { type Bank, bank } from '../../routers/finance/money.ts'
import type { Write } from './prepared-writes.ts'

const reason = 'The flood took the harvest'
const POLICY = { productId: 'rain', coverageAmount: 2000, currency: 'NGN', accountId: 'purse' } as const
const LOSS = { insuranceId: 'cover', description: 'Hail broke the maize', lossDay: '2026-11-20', amount: 700 }

/** A wallet whose provider refuses, and one that pays. */
const REFUSED = '+2348012340000'
const PAID = '+2348012345678'

const giveNumber = (b: Bank, number: string) =>
  b.db.$client.prepare("update mobile_money_accounts set phone_number = ? where id = 'purse'").run(number)

/** A write of an administrator in a bank that is made ready for it. */
const ofBank = (path: string, begin: (b: Bank) => Promise<object>): Write => ({
  path,
  who: 'ruth',
  begin: async () => {
    const v = bank()
    return { v, ask: await begin(v) }
  },
})

/** A loan of Martha's of which nothing was paid until a day. */
async function overdue(b: Bank, days: number, penaltyRate = 0) {
  b.product({ penaltyRate, penaltyCap: 10 })
  const { id } = await b.disbursed()
  await processDueLoans(b.db, b.day(days), b.calm)
  return id
}

const claimed = async (b: Bank) => (await b.martha.insurance.claim(LOSS)).id

/** Each moves money, or decides of it: repeated, it may not be done again. */
export const PREPARED_MONEY: Write[] = [
  ofBank('admin.loans.writeOff', async (b) => ({ id: await overdue(b, 121), reason })),
  ofBank('admin.loans.takeBackWriteOff', async (b) => {
    const { id } = await b.admin.loans.writeOff({ id: await overdue(b, 121), reason })
    return { id, reason }
  }),
  ofBank('admin.loans.waivePenalty', async (b) => ({ id: await overdue(b, 36, 10), reason })),
  ofBank('admin.ledger.reverse', async (b) => {
    await b.disbursed()
    return { number: b.db.select().from(ledgerMovements).all().at(-1)!.number, reason }
  }),
  ofBank('admin.insurance.approve', async (b) => ({ id: (await b.martha.insurance.request(POLICY)).id })),
  ofBank('admin.insurance.reject', async (b) => ({ id: (await b.martha.insurance.request(POLICY)).id, reason })),
  ofBank('admin.insurance.creditPremium', async (b) => {
    const { id } = await b.martha.insurance.request(POLICY)
    await b.admin.insurance.approve({ id })
    return { id }
  }),
  ofBank('admin.insurance.reviewClaim', async (b) => ({ id: await claimed(b) })),
  ofBank('admin.insurance.approveClaim', async (b) => ({ id: await claimed(b), amount: 650, reason })),
  ofBank('admin.insurance.rejectClaim', async (b) => ({ id: await claimed(b), reason })),
  ofBank('admin.insurance.payClaim', async (b) => {
    giveNumber(b, REFUSED)
    const { id } = await b.admin.insurance.approveClaim({ id: await claimed(b), amount: 700, reason })
    giveNumber(b, PAID)
    return { id }
  }),
]
