import * as z from 'zod'
import { says } from '../../checks.ts'
import { requiredText, rowId } from '../../contract.ts'
import { searchWords } from '../../search.ts'
import { keysOf } from '../../table.ts'
import { smsText } from '../delivery/sms-text.schema.ts'
import { RECEIVED_STATUS } from '../received.ts'
import { listedSms } from '../sms.schema.ts'
import { MAX_TAUGHT_WORDS, TAUGHT_MEANINGS } from '../taught-word.ts'

/** A text message that came in, as the people who answer see it. `farmer` is null for an unknown number. */
const inboxMessage = z.object({
  id: z.string(),
  phone: z.string(),
  message: z.string(),
  status: z.enum(keysOf(RECEIVED_STATUS)),
  createdAt: z.string(),
  farmer: z.object({ id: z.string(), fullName: z.string() }).nullable(),
})
export type InboxMessage = z.infer<typeof inboxMessage>

/** How many of the messages that a number sent after its oldest one are listed with it. */
export const LATEST_MESSAGES = 3

/**
 * The messages of one number that wait: the oldest, how many wait together, and the latest of the others, the last one
 * last.
 */
export const waitingMessages = inboxMessage.extend({
  waiting: z.number(),
  latest: z.array(inboxMessage.pick({ id: true, message: true, createdAt: true })),
})
export type WaitingMessages = z.infer<typeof waitingMessages>

/** A message to deal with; `through` is the last message of its number that was read, dealt with together with it. */
export const handleMessageInput = z.object({ id: rowId, through: rowId.optional() })

/** The same after somebody dealt with it, with what was sent back; null where nothing was. */
export const handledMessage = inboxMessage.extend({ answer: z.string().nullable() })
export type HandledMessage = z.infer<typeof handledMessage>

export const inboxAnswerForm = z.object({ message: smsText })
export const answerMessageInput = inboxAnswerForm.extend(handleMessageInput.shape)

/** A word of the message and what it means: a keyword of the menu, the id of a crop, a place. */
export const teachForm = z.object({
  word: requiredText(40, 'taughtWord').refine(
    (text) => searchWords(text).length > 0 && searchWords(text).length <= MAX_TAUGHT_WORDS,
    says('taughtWord'),
  ),
  meaning: z.enum(keysOf(TAUGHT_MEANINGS)),
  value: requiredText(100, 'taughtValue'),
})
export const teachWordInput = teachForm.extend({ id: rowId })

/** One line of the conversation with a farmer: a message that we sent, or one that came in. */
export const conversationLine = z.discriminatedUnion('kind', [
  listedSms.extend({ kind: z.literal('sent') }),
  inboxMessage.omit({ farmer: true }).extend({ kind: z.literal('received'), userId: z.string().nullable() }),
])
export type ConversationLine = z.infer<typeof conversationLine>
