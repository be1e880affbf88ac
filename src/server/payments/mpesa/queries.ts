import { randomBytes } from 'node:crypto'
import { type Db, transact } from '#db/client.ts'
import { commitNow } from '#db/group-commit.ts'
import {
  insertPaymentQuery,
  listPaymentQueries,
  type NewPaymentQuery,
  type PaymentQueryRow,
  type QueryKind,
  updateConversation,
} from '#db/queries/finance/payment-queries.ts'
import { fieldsOf, within } from '../ask-json.ts'
import type { RawAnswer } from '../provider.ts'

type About = Pick<NewPaymentQuery, 'kind' | 'paymentId' | 'receivedId'>
export type MpesaQueries = ReturnType<typeof mpesaQueries>

/** Questions to Daraja that are answered later. Each has an address that nobody can guess, and a conversation. */
export const mpesaQueries = (db: Db, now: () => Date) => ({
  /** Writes a question down before it is asked, so that an answer which is faster than ours finds it. */
  open: (about: About): string => {
    const nonce = randomBytes(24).toString('base64url')
    transact(db, (tx) => insertPaymentQuery(tx, { nonce, ...about, createdAt: now().toISOString() }))
    commitNow(db.$client)
    return nonce
  },
  /** The questions of a kind about a payment, the last first. */
  of: (paymentId: string, kind: QueryKind) => listPaymentQueries(db, paymentId, kind),
  /** Notes the conversation that Daraja gave to the question. */
  name: (nonce: string, { status, body }: RawAnswer): void => {
    const { ConversationID: conversation } = fieldsOf(body)
    if (status === 200 && typeof conversation === 'string')
      transact(db, (tx) => updateConversation(tx, nonce, conversation))
  },
})

/** The answers that name the conversation of their question, the last first. Others were not sent by Daraja. */
export const answersOf = (queries: readonly PaymentQueryRow[]): string[] =>
  queries.flatMap(({ answer, conversationId }) => {
    if (answer === null || conversationId === null) return []
    return within(fieldsOf(answer).Result).ConversationID === conversationId ? [answer] : []
  })
