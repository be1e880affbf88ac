import { type Db, prepared } from '#db/client.ts'
import type { PhoneLine } from '#domain/messaging/menu/simulator.schema.ts'

const sent = prepared((db) =>
  db.$client.prepare<[string, number], PhoneLine>(
    `select id, 'sent' as kind, message, status, created_at as createdAt
     from sms_messages where phone = ? order by created_at desc limit ?`,
  ),
)
const received = prepared((db) =>
  db.$client.prepare<[string, number], PhoneLine>(
    `select id, 'received' as kind, text as message, status, created_at as createdAt
     from received_messages where phone = ? order by created_at desc limit ?`,
  ),
)

/** The last messages to a number and from it, the oldest first; of one moment the question before its answer. */
export const listPhoneLines = (db: Db, phone: string, most: number): PhoneLine[] =>
  [...received(db).all(phone, most), ...sent(db).all(phone, most)]
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)))
    .slice(-most)
