import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { findAgent } from '#db/queries/people/staff.ts'
import { findUser } from '#db/queries/people/users.ts'
import type { Instant } from '#domain/dates.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { notify } from '../../messaging/notify.ts'
import { agentOf } from '../../support/agent-of.ts'

/** Tells the agent who hands out the cash, or else the agent of the farmer, that there is money to bring. */
export function announcePayout(
  tx: Db,
  { userId, amount, currency }: PaymentRow,
  cashAgentId: string | null,
  at: Instant,
): void {
  const farmer = findUser(tx, userId)
  const agent = farmer && (cashAgentId === null ? agentOf(tx, farmer) : findAgent(tx, cashAgentId))
  if (!agent) return
  notify(tx, agent.id, noticeOf('payoutByHand', { farmer: farmer.fullName, amount: { minor: amount, currency } }), new Date(at), { farmer: farmer.id }) // biome-ignore format: one call
}
