import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import { financialTransactions, mobileMoneyAccounts, paymentMethods, payments, users } from '#db/schema/index.ts'
import type { MethodType } from '#domain/finance/methods/payment-method.ts'
import { OPEN_PAYMENTS } from '#domain/finance/payments/payment.ts'

const settler = alias(users, 'settler')
const cashAgent = alias(users, 'cash_agent')
/** Cash is handed out by the agent whom the farmer has named, anything else is for the farmer's own agent. */
const ofAgent = (agentId: string) =>
  sql`case when ${paymentMethods.agentId} is null
    then ${payments.userId} in (select farmer_id from farmer_records where agent_id = ${agentId})
    else ${paymentMethods.agentId} = ${agentId} end`

const withAccount = (db: Db) =>
  db
    .select({
      id: payments.id,
      purpose: payments.purpose,
      amount: payments.amount,
      currency: payments.currency,
      status: payments.status,
      methodType: sql<MethodType>`coalesce(${paymentMethods.methodType}, 'wallet')`,
      provider: sql<string>`coalesce(${mobileMoneyAccounts.provider}, ${cashAgent.fullName}, ${paymentMethods.provider})`,
      accountNumber: payments.phone,
      accountName: sql<string>`coalesce(${mobileMoneyAccounts.accountName}, ${paymentMethods.accountName}, '')`,
      createdAt: payments.createdAt,
      settledBy: settler.fullName,
      settledAt: payments.settledAt,
      receipt: payments.receipt,
      farmer: { id: users.id, fullName: users.fullName, phone: users.phone },
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .innerJoin(financialTransactions, eq(financialTransactions.id, payments.transactionId))
    .leftJoin(mobileMoneyAccounts, eq(mobileMoneyAccounts.id, financialTransactions.accountId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, financialTransactions.methodId))
    .leftJoin(cashAgent, eq(cashAgent.id, paymentMethods.agentId))
    .leftJoin(settler, eq(settler.id, payments.settledBy))

/** Payouts by hand for the farmers of an agent, newest first: those that wait, or those that have ended. */
export const listPayoutsByHand = (db: Db, agentId: string, { isOpen, ...page }: PageRequest & { isOpen: boolean }) =>
  askPage(ORDER, page, ({ after, orderBy, most }) =>
    withAccount(db)
      .where(
        and(
          ofAgent(agentId),
          eq(payments.gateway, 'by-hand'),
          isOpen ? inArray(payments.status, [...OPEN_PAYMENTS]) : notInArray(payments.status, [...OPEN_PAYMENTS]),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
// The plus keeps SQLite from reading all payments in the order of their index: an agent has few farmers.
const ORDER = newestFirst({ createdAt: sql`+${payments.createdAt}`, id: payments.id })

/** A payout by hand, if it is for a farmer of the agent. */
export const findPayoutByHand = (db: Db, agentId: string, id: string) =>
  withAccount(db)
    .where(and(eq(payments.id, id), eq(payments.gateway, 'by-hand'), ofAgent(agentId)))
    .get()
