import { afterEach, expect, test } from 'vitest'
import { putTranslation } from '#db/queries/operations/translations.ts'
import { certificateWordsIn } from '#domain/learning/certificate/certificate-languages.ts'
import { noticeSms } from '#domain/messaging/delivery/notice-sms.ts'
import { voiceOf } from '#domain/messaging/menu/voice.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { noticeIn } from '#domain/messaging/notification-languages.ts'
import { setWrittenWords } from '#domain/operations/translations/written-words.ts'
import { releasedCatalogues } from '#server/boot/catalogues.ts'
import { keepWrittenWords } from '#services/operations/translations/keep-written-words.ts'
import { village } from '../../village.ts'

const MESSAGE = 'notifications.requestClosed.message'
const closed = noticeOf('requestClosed', { ticketId: 'KUU-MARTHA', subject: 'Worms', agent: 'Hawa Sirleaf' })

function desk() {
  const w = village()
  const look = keepWrittenWords(w.db, releasedCatalogues())
  look()
  const { save, reset } = w.as(w.people.ruth).admin.translations
  return { ...w, look, save, reset }
}

// The words are those of the process.
afterEach(() => setWrittenWords('sw', new Map()))

test('what is written on the desk is what notifications and text messages say, and the release’s again after a reset', async () => {
  const { save, reset, look } = desk()
  const released = [noticeIn('sw', closed).message, noticeSms('sw', closed)]
  const text = '{agent} amefunga ombi lako{hasSubject, select, yes { ‘{subject}’} other {}} ({ticketId}).'
  await save({ language: 'sw', key: MESSAGE, text, isReviewed: false })
  expect(noticeIn('sw', closed).message).toBe(released[0])
  look()
  expect(noticeIn('sw', closed).message).toBe('Hawa Sirleaf amefunga ombi lako ‘Worms’ (KUU-MARTHA).')
  expect(noticeSms('sw', closed)).toContain('Kuu: Hawa Sirleaf amefunga ombi lako')
  expect(noticeIn('fr', closed).message).not.toContain('amefunga')
  await reset({ language: 'sw', key: MESSAGE })
  look()
  expect([noticeIn('sw', closed).message, noticeSms('sw', closed)]).toEqual(released)
})

test('a message that takes other values than this version’s English is not said', () => {
  const { db, look } = desk()
  const released = noticeIn('sw', closed).message
  const row = {
    language: 'sw',
    key: MESSAGE,
    english: 'Older',
    isReviewed: true,
    updatedAt: '2026-11-21T10:00:00.000Z',
  }
  putTranslation(db, { ...row, text: '{nobody} amefunga' })
  look()
  expect(noticeIn('sw', closed).message).toBe(released)
})

test('the menu of text messages and USSD says what is written of it, drafts too, and otherwise its release', async () => {
  const { save, look } = desk()
  const menu = (key: string, text: string, isReviewed: boolean) =>
    save({ language: 'sw', key: `agent.menu.${key}`, text, isReviewed })
  await menu('prices', 'Bei leo', true)
  await menu('weather', 'Hewa', false)
  look()
  const { say, crop } = voiceOf('sw')
  expect([say('prices'), say('weather'), say('advice')]).toEqual(['Bei leo', 'Hewa', 'Ushauri'])
  expect(crop('Maize')).toBe('Mahindi')
  expect(voiceOf('en').say('prices')).toBe('Market prices')
})

test('a menu of which a language has a part is English, so that one answer is in one language', () => {
  setWrittenWords('kpe', new Map([['agent.menu.weather', { message: 'Weather of Kpelle', isReviewed: true }]]))
  expect(voiceOf('kpe').say('weather')).toBe('Weather')
  setWrittenWords('kpe', new Map())
})

test('a menu that an installation wrote as a whole speaks of crops in its language too', () => {
  const { db, look } = desk()
  const words = [...releasedCatalogues()('en')].filter(([key]) => key.startsWith('agent.menu.'))
  const row = { language: 'sw', isReviewed: true, updatedAt: '2026-11-21T10:00:00.000Z' }
  for (const [key, text] of words) putTranslation(db, { ...row, key, text, english: text })
  look()
  expect(voiceOf('sw').crop('Maize')).toBe('Mahindi')
})

test('a printed certificate has the written words', async () => {
  const { save, look } = desk()
  await save({ language: 'sw', key: 'learning.verify.page.title', text: 'Hati ya kozi', isReviewed: false })
  look()
  expect(certificateWordsIn('sw', '2026-11-21T10:00:00.000Z').title).toBe('Hati ya kozi')
})
