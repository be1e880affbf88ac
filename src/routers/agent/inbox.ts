import { listWaiting } from '#db/queries/messaging/inbox.ts'
import { countedPageOf, pageInput } from '#domain/contract.ts'
import {
  answerMessageInput,
  handledMessage,
  handleMessageInput,
  teachWordInput,
  waitingMessages,
} from '#domain/messaging/menu/inbox.schema.ts'
import { answerMessage } from '#services/messaging/inbox/answer-message.ts'
import { dismissMessage } from '#services/messaging/inbox/dismiss-message.ts'
import { teachWord } from '#services/messaging/inbox/teach-word.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

/** Text messages that the menu did not understand, for a person; those of one number stand together. */
export const inbox = router({
  list: agent
    .input(pageInput)
    .output(countedPageOf(waitingMessages))
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

  /** Takes messages of a number out of the inbox without an answer. */
  dismiss: agent
    .input(handleMessageInput)
    .output(handledMessage)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => dismissMessage(tx, input, ctx), { table: 'received_messages', id: input.id }),
    ),
})
