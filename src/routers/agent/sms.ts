import * as z from 'zod'
import { listConversation } from '#db/queries/messaging/inbox.ts'
import { findShownSms, listSms } from '#db/queries/messaging/sms.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { pageInput, pageOf, rowId } from '#domain/contract.ts'
import { smsGroup, smsGroupInput, smsGroupReach } from '#domain/messaging/delivery/sms-group.schema.ts'
import { conversationLine } from '#domain/messaging/menu/inbox.schema.ts'
import { listedSms, sendSmsInput, smsConversationInput, smsFilter, smsMessage } from '#domain/messaging/sms.schema.ts'
import { problem } from '#domain/problem.ts'
import { sendSms } from '#services/messaging/send-sms.ts'
import { retrySms } from '#services/messaging/sms/retry-sms.ts'
import { reachOfGroup, sendToGroup } from '#services/messaging/sms/send-to-group.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

/** Text messages to farmers. */
export const sms = router({
  /** Stores a message, or one to each of a group, which is sent from there. */
  send: agent
    .input(sendSmsInput)
    .output(z.union([smsMessage, smsGroup]))
    .mutation(({ ctx, input: { filter, ...input } }) =>
      ctx.write(
        (tx) => (filter ? sendToGroup(tx, { ...input, filter }, ctx) : sendSms(tx, input, ctx)),
        filter ? undefined : { again: findShownSms },
      ),
    ),

  /** Whom a message to a group would reach, and what it would cost in parts. */
  reach: agent
    .input(smsGroupInput)
    .output(smsGroupReach)
    .query(({ ctx, input }) => reachOfGroup(ctx.db, input, ctx)),

  messages: agent
    .input(smsFilter)
    .output(pageOf(listedSms))
    .query(({ ctx, input }) => listSms(ctx.db, input)),

  pending: agent
    .input(pageInput)
    .output(pageOf(listedSms))
    .query(({ ctx, input }) => listSms(ctx.db, { ...input, status: 'pending' })),

  /** Tries a message again that failed. */
  retry: agent
    .input(z.object({ id: rowId }))
    .output(smsMessage)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => retrySms(tx, input, ctx), { table: 'sms_messages', id: input.id, again: findShownSms }),
    ),

  /** The messages to one farmer, and what the farmer wrote. */
  conversation: agent
    .input(smsConversationInput)
    .output(pageOf(conversationLine))
    .query(({ ctx, input: { farmerId, ...page } }) => {
      if (!readFarmer(ctx.db, farmerId)) throw problem('notFound')
      return listConversation(ctx.db, { ...page, userId: farmerId })
    }),
})
