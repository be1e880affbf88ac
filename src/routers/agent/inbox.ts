import * as z from 'zod'
import { listWaiting } from '#db/queries/messaging/inbox.ts'
import { countedPageOf, pageInput, rowId } from '#domain/contract.ts'
import {
  answerMessageInput,
  handledMessage,
  inboxMessage,
  teachWordInput,
} from '#domain/messaging/menu/inbox.schema.ts'
import { answerMessage } from '#services/messaging/inbox/answer-message.ts'
import { dismissMessage } from '#services/messaging/inbox/dismiss-message.ts'
import { teachWord } from '#services/messaging/inbox/teach-word.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

/** Text messages that the menu did not understand, for a person. */
export const inbox = router({
  list: agent
    .input(pageInput)
    .output(countedPageOf(inboxMessage))
    .query(({ ctx, input }) => listWaiting(ctx.db, input)),

  answer: agent
    .input(answerMessageInput)
    .output(handledMessage)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => answerMessage(tx, input, ctx), { table: 'received_messages', id: input.id }),
    ),

  /** Says what a word of a message means; the menu understands it from then on, and answers this message. */
  teach: agent
    .input(teachWordInput)
    .output(handledMessage)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => teachWord(tx, input, ctx), { table: 'received_messages', id: input.id }),
    ),

  /** Takes a message out of the inbox without an answer. */
  dismiss: agent
    .input(z.object({ id: rowId }))
    .output(handledMessage)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => dismissMessage(tx, input, ctx), { table: 'received_messages', id: input.id }),
    ),
})
