import { listSms, listSmsOf } from '#db/queries/messaging/sms.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { pageInput, pageOf } from '#domain/contract.ts'
import { sendSmsInput, smsConversationInput, smsFilter, smsMessage } from '#domain/messaging/sms.schema.ts'
import { problem } from '#domain/problem.ts'
import { sendSms } from '#services/messaging/send-sms.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

/** Text messages to farmers. */
export const sms = router({
  /** Stores a message, which is sent from there. */
  send: agent
    .input(sendSmsInput)
    .output(smsMessage)
    .mutation(({ ctx, input }) => ctx.write((tx) => sendSms(tx, input, ctx))),

  messages: agent
    .input(smsFilter)
    .output(pageOf(smsMessage))
    .query(({ ctx, input }) => listSms(ctx.db, input)),

  pending: agent
    .input(pageInput)
    .output(pageOf(smsMessage))
    .query(({ ctx, input }) => listSms(ctx.db, { ...input, status: 'pending' })),

  /** The messages to one farmer. */
  conversation: agent
    .input(smsConversationInput)
    .output(pageOf(smsMessage))
    .query(({ ctx, input: { farmerId, ...page } }) => {
      if (!readFarmer(ctx.db, farmerId)) throw problem('notFound')
      return listSmsOf(ctx.db, { ...page, userId: farmerId })
    }),
})
