import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { choosePhoneLanguage, findPhoneLanguage, notePhoneAsked } from '#db/queries/messaging/phone-languages.ts'
import { ussdSessions } from '#db/schema/index.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0028_phone_languages'
const PHONE = '+254700000001'

test('what phones did before is kept, and no number has chosen a language yet', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  db.$client.exec(`
    insert into ussd_sessions (id, phone, service_code, typed, state, screen, updated_at)
      values ('s', '${PHONE}', '*384#', '1', '{"at":"main"}', 'CON Kuu', '2026-11-21T12:00:00.000Z');
    insert into received_messages (id, gateway, gateway_id, phone, short_code, text, status)
      values ('in', 'log', 'm', '${PHONE}', '40404', 'bei', 'answered');`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  expect(db.select().from(ussdSessions).all()).toMatchObject([{ id: 's', typed: '1', state: '{"at":"main"}' }])
  expect(db.$client.prepare('select text from received_messages').pluck().all()).toEqual(['bei'])
  expect(findPhoneLanguage(db, PHONE)).toBeUndefined()
  notePhoneAsked(db, PHONE, '2026-11-21T12:00:00.000Z')
  choosePhoneLanguage(db, { phone: PHONE, language: 'swahili', at: '2026-11-21T12:01:00.000Z' })
  choosePhoneLanguage(db, { phone: PHONE, language: 'french', at: '2026-11-21T12:02:00.000Z' })
  expect(findPhoneLanguage(db, PHONE)).toEqual({
    phone: PHONE,
    language: 'french',
    askedAt: '2026-11-21T12:00:00.000Z',
    chosenAt: '2026-11-21T12:02:00.000Z',
    updatedAt: '2026-11-21T12:02:00.000Z',
  })
  db.$client.close()
})
