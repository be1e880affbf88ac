import { expect } from 'vitest'
import { loanProducts, notifications } from '#db/schema/index.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import type { Caller } from '#routers/index.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { banking } from '../../money.ts'
import { inEnglish, type Village, village, type Who } from '../../village.ts'

type Finance = Caller['finance']
type Admin = Caller['admin']
/** Named, so that the type of the bank names them and does not spell them out. */
interface FinanceCalls extends Finance {}
interface AdminCalls extends Admin {}

const calm = { pause: async () => undefined, stopping: new AbortController().signal }

type Product = Partial<typeof loanProducts.$inferInsert>

/** Written down, because what the compiler finds by itself is too long. */
export interface Bank extends Village {
  martha: FinanceCalls
  joseph: FinanceCalls
  admin: AdminCalls
  /** Sets the clock to so many days after the first one. */
  day: (days: number) => Date
  calm: { pause: () => Promise<undefined>; stopping: AbortSignal }
  balance: (id: string) => Promise<number | undefined>
  disbursed: (change?: object) => Promise<AdminLoan>
  heard: (userId: string) => string[]
  post: (who: Who, path: string, body: object, key?: string) => Promise<Response>
  balanced: () => Promise<void>
  product: (change: Product) => void
}

/** The village with its money, and short names for what tests of finance do; `location` is where Martha's farm lies. */
export function bank(location: string | null = null): Bank {
  const v = village()
  banking(v)
  const martha: FinanceCalls = v.as({ ...v.people.martha!, location }).finance
  const joseph: FinanceCalls = v.as(v.people.joseph).finance
  const admin: AdminCalls = v.as(v.people.ruth).admin
  const day = (days: number) => {
    v.clock.now = new Date(Date.parse('2026-11-21T12:00:00.000Z') + days * 86_400_000)
    return v.clock.now
  }
  return {
    ...v,
    martha,
    joseph,
    admin,
    day,
    calm,
    balance: async (id: string) => (await martha.accounts.list()).find((account) => account.id === id)?.balance,
    /** A loan of Martha over 5,000 naira at 12.5 % for a year, paid out into her purse. */
    disbursed: async (change: object = {}) => {
      const request = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice', accountId: 'purse' } as const // biome-ignore format: one row
      const { id } = await martha.loans.request({ ...request, ...change })
      await admin.loans.approve({ id })
      return admin.loans.disburse({ id })
    },
    /** What the bell of somebody says, the first first. */
    heard: (userId: string) =>
      v.db
        .select()
        .from(notifications)
        .all()
        .filter((each) => each.userId === userId && each.id !== 'welcome')
        .map((each) => inEnglish(each).title),
    /** Asks over REST, as an app does, under an idempotency key. */
    post: async (who: Who, path: string, body: object, key?: string) =>
      v.app.request(`/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${(await v.sessions.open(v.people[who]!.id)).token}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      }),
    balanced: async () => expect((await checkLedger(v.db, calm)).wrong).toEqual([]),
    product: (change) => void v.db.update(loanProducts).set(change).run(),
  }
}
