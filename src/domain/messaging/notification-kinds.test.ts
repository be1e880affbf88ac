import { expect, test } from 'vitest'
import { LANGUAGE_IDS, LANGUAGES } from '../languages.ts'
import { CURRENCIES } from '../places.ts'
import {
  NOTIFICATION_KINDS,
  type Notice,
  type NotificationKind,
  noticeOf,
  type ParamsOf,
} from './notification-kinds.ts'
import { noticeIn, readerOf } from './notification-languages.ts'
import { rowOf, saidIn, wordsOf } from './notification-row.ts'
import { isSayable, linkOf } from './render-notification.ts'

const naira = (minor: number) => ({ minor, currency: 'NGN' })
const ADVICE = { advisoryId: 'a/b', title: 'Weed early' }
const TICKET = { ticketId: 'KUU-7F3K2Q', subject: 'Yellow leaves', agent: 'Hawa Kollie' }
const PRICE = {
  cropId: 'maize',
  crop: 'Maize',
  limit: naira(45_000),
  price: naira(46_050),
  market: 'Merkato',
  day: '2026-11-20',
}

const OFFER = { product: 'Seed', amount: naira(500_000) }

const SAMPLES: { [K in NotificationKind]: ParamsOf<K> } = {
  loanApproved: {
    product: 'Seed',
    principal: naira(500_000),
    total: naira(562_500),
    count: 12,
    each: naira(46_875),
    last: naira(46_900),
  },
  loanRejected: { product: 'Seed', principal: naira(500_000), reason: 'No quotation' },
  loanDisbursed: { ...OFFER, first: naira(46_875), day: '2026-12-21' },
  loanDue: { ...OFFER, day: '2026-12-21' },
  loanOverdue: { ...OFFER, day: '2026-12-21' },
  loanCompleted: { product: 'Seed' },
  loanDefaulted: OFFER,
  loanCured: { product: 'Seed' },
  loanPenalty: { ...OFFER, day: '2026-12-21', most: naira(10_000) },
  penaltyWaived: { ...OFFER, reason: 'You were ill' },
  loanGrace: { product: 'Seed', day: '2027-02-01', reason: 'The rains are late' },
  rescheduleProposed: { product: 'Seed', first: '2027-02-01', last: '2027-12-01', reason: 'The rains are late' },
  loanWrittenOff: { ...OFFER, reason: 'The flood took all' },
  writeOffTakenBack: { ...OFFER, reason: 'Wrong loan' },
  scheduleProposed: { product: 'Seed' },
  paymentSucceeded: { amount: naira(46_875), description: 'Loan payment: Seed' },
  paymentFailed: { amount: naira(46_875), description: 'Loan payment: Seed' },
  policyActive: { product: 'Rain', number: 'KUU-1', until: '2027-11-21', premium: naira(5000), day: '2026-12-21' },
  policyRejected: { product: 'Rain', reason: 'No field' },
  premiumDue: { ...OFFER, day: '2026-12-21' },
  premiumCredited: { product: 'Rain', from: '2026-11-20', premium: naira(4000), day: '2026-12-20' },
  policyCancelled: { product: 'Rain' },
  policyEnding: { product: 'Rain', day: '2027-11-21' },
  policyExpired: { product: 'Rain' },
  seasonPays: { ...OFFER, rain: 143.2, place: 'Ikorodu', strike: 250 },
  seasonPaysNothing: { product: 'Rain', rain: 412.5, place: 'Ikorodu', strike: 250 },
  seasonUnknown: { product: 'Rain', count: 3 },
  seasonToDecide: { farmer: 'Martha', product: 'Rain', count: 3 },
  claimApproved: { ...OFFER, reason: 'The rain gauge shows it.' },
  claimRejected: { product: 'Rain', reason: 'Enough rain fell.' },
  claimPaid: OFFER,
  claimLate: { farmer: 'Martha', product: 'Rain', day: '2026-11-24' },
  payoutByHand: { farmer: 'Martha Kollie', amount: naira(100) },
  paymentConcern: { amount: naira(100), reason: 'Another amount' },
  decisionProposed: { who: 'Ruth', person: 'Martha', amount: naira(100) },
  decisionConfirmed: { who: 'Ruth', person: 'Martha', amount: naira(100) },
  decisionDeclined: { who: 'Ruth', person: 'Martha', amount: naira(100), reason: 'Too much' },
  ledgerWrong: { count: 2 },
  requestAnswered: TICKET,
  requestClosed: TICKET,
  requestReopened: TICKET,
  cropProblem: { farmerId: 'martha', farmerCropId: 'plot', farmer: 'Martha Kollie', crop: 'Maize' },
  requestArrived: { ticketId: 'KUU-AB12CD34', subject: null, farmer: 'Martha Kollie' },
  requestAssigned: TICKET,
  requestTaken: TICKET,
  farmersGiven: { count: 12, farmer: null, giver: 'Ruth Togba' },
  visitPlanned: { agent: 'Hawa Sirleaf', day: '2026-11-24', time: '09:30', purpose: 'Look at the maize' },
  visitMoved: { agent: 'Hawa Sirleaf', day: '2026-11-25', time: '14:00' },
  visitCancelled: { agent: 'Hawa Sirleaf', day: '2026-11-25' },
  courseOpened: { courseId: 'maize', title: 'Maize', price: naira(100), duration: '3 weeks' },
  courseReminder: { courseId: 'maize', title: 'Maize' },
  adviceUrgent: ADVICE,
  adviceForCrop: ADVICE,
  boundaryCase: { fieldId: 'north', field: 'Home field', farmer: 'Joseph Flomo' },
  fieldDry: { fieldId: 'north', field: 'Home field', crop: 'Maize', percent: 62 },
  adviceNew: ADVICE,
  adviceDue: { ...ADVICE, crop: 'Maize' },
  priceAbove: PRICE,
  priceBelow: PRICE,
  weatherAlert: { title: 'Flood', description: 'Go up', place: 'Lagos' },
  rainForecast: { day: '2026-11-22', rain: 64, city: 'Lagos' },
  windForecast: { day: '2026-11-22', gust: 90, city: 'Lagos' },
  heatForecast: { day: '2026-11-22', temperature: 41, city: 'Lagos' },
  coldForecast: { day: '2026-11-22', temperature: -2, city: 'Lagos' },
  dryForecast: { days: 10, rain: 1, city: 'Lagos', until: '2026-12-01' },
}
const KINDS = Object.keys(SAMPLES) as NotificationKind[]
const sampleOf = (kind: NotificationKind) => noticeOf(kind, SAMPLES[kind]) as Notice

test.each(KINDS)('%s is complete in every language, and has a link', (kind) => {
  for (const id of LANGUAGE_IDS) {
    const { title, message } = noticeIn(id, sampleOf(kind))
    expect(title).toMatch(/\S/)
    expect(message).toMatch(/\S/)
    expect(`${title} ${message}`).not.toMatch(/[{}]|undefined|null|NaN|\[object|Invalid/)
    const isInEnglish = message === noticeIn('en', sampleOf(kind)).message
    if ('draft' in LANGUAGES[id]) expect(isInEnglish).toBe(kind === 'weatherAlert')
  }
  expect(linkOf(sampleOf(kind))).toMatch(/^\/(?!\/)[^{}\s]*$/)
})

test.each<[Notice, string]>([
  [noticeOf('requestAnswered', TICKET), 'Hawa Kollie answered ‘Yellow leaves’ (KUU-7F3K2Q).'],
  [noticeOf('requestAnswered', { ...TICKET, subject: null }), 'Hawa Kollie answered your request (KUU-7F3K2Q).'],
  [noticeOf('requestClosed', { ...TICKET, subject: null }), 'Hawa Kollie closed your request (KUU-7F3K2Q). If you still need help, please send a new one.'], // biome-ignore format: one case
  [noticeOf('courseOpened', { courseId: null, title: 'Maize', price: null, duration: null }), '‘Maize’ is free.'],
  [noticeOf('courseOpened', { courseId: 'maize', title: 'Maize', price: naira(1250), duration: '3 weeks' }), '‘Maize’ costs ₦12.50. Duration: 3 weeks.'], // biome-ignore format: one case
  [noticeOf('adviceDue', { ...ADVICE, crop: 'Maize' }), 'Your Maize needs this now.'],
])('%j says %s', (notice, message) => {
  expect(noticeIn('en', notice).message).toBe(message)
})

test('text that users wrote is inserted unchanged', () => {
  for (const subject of ['{agent}', 'constructor', 'yes', 'no', '<b>', '']) {
    const { message } = noticeIn('en', noticeOf('requestAnswered', { ...TICKET, subject }))
    expect(message).toBe(`Hawa Kollie answered ‘${subject}’ (KUU-7F3K2Q).`)
  }
  expect(linkOf(noticeOf('adviceUrgent', { ...ADVICE, advisoryId: '/../x?y' }))).toBe('/advisories?open=%2F..%2Fx%3Fy')
})

test('a crop and a day are in the language of the reader', () => {
  expect(noticeIn('sw', sampleOf('priceBelow'))).toEqual({
    title: 'Mahindi: bei imeshuka chini ya ₦\u00a0450.00',
    message: '₦\u00a0460.50 kwa kilo katika Merkato tarehe 20 Nov.',
  })
  expect(noticeIn('fr', sampleOf('rainForecast')).title).toBe('Forte pluie dimanche 22 novembre')
})

test.each([
  { kind: 'adviceDue', params: { ...ADVICE } },
  { kind: 'adviceDue', params: { ...ADVICE, crop: null } },
  { kind: 'priceAbove', params: { ...PRICE, limit: 450 } },
  { kind: 'priceAbove', params: { ...PRICE, limit: { minor: '450', currency: 'NGN' } } },
  { kind: 'priceAbove', params: { ...PRICE, day: '2026-02-30' } },
  { kind: 'rainForecast', params: { day: '2026-11-22', rain: null, city: 'Lagos' } },
  { kind: 'adviceDue', params: null },
  { kind: 'newInTheNextVersion', params: {} },
  { kind: 'toString', params: {} },
  { kind: null, params: {} },
])('this version cannot say %j', (said) => expect(isSayable(said)).toBe(false))

test('a row stores no words, and each user reads it in their language', () => {
  for (const kind of KINDS) {
    const row = rowOf(sampleOf(kind))
    expect(row).toMatchObject({ kind, title: null, message: null, type: NOTIFICATION_KINDS[kind].type })
    expect(saidIn(row)).toEqual({ kind, params: SAMPLES[kind] })
    for (const id of LANGUAGE_IDS) expect(wordsOf(row, id)).toEqual(noticeIn(id, sampleOf(kind)))
  }
})

test('an older row keeps its words in every language', () => {
  const written = { type: 'market', title: 'New prices', message: 'Compare', priority: 'low', link: '/market' } as const
  expect(rowOf(written)).toEqual({ ...written, kind: null, params: null })
  expect(wordsOf(rowOf(written), 'sw')).toEqual({ title: 'New prices', message: 'Compare' })
  expect(saidIn(rowOf(written))).toBeNull()
})

test.each(CURRENCIES)('money in %s is never said to be dollars, in no language', (currency) => {
  const money = { minor: 209_200, currency }
  for (const id of LANGUAGE_IDS) {
    const said = [
      noticeIn(id, noticeOf('priceAbove', { ...SAMPLES.priceAbove, price: money, limit: money })),
      noticeIn(
        id,
        noticeOf('loanApproved', { ...SAMPLES.loanApproved, principal: money, total: money, each: money, last: null }),
      ),
      noticeIn(id, noticeOf('courseOpened', { ...SAMPLES.courseOpened, price: money })),
    ]
    for (const { title, message } of said) {
      const text = `${title} ${message}`
      expect(text).toContain(readerOf(id).writing.money.formatAmount(2092, currency))
      expect(text.includes('$')).toBe(currency === 'USD' || currency === 'LRD')
    }
  }
})

test('a new course opens from its notification; a row that names none is said, and leads to all of them', () => {
  expect(linkOf(sampleOf('courseOpened'))).toBe('/courses/maize')
  const older = saidIn({ kind: 'courseOpened', params: '{"title":"Maize","price":null,"duration":null}' })!
  expect(noticeIn('en', older).message).toBe('‘Maize’ is free.')
  expect(linkOf(older)).toBe('/courses')
})
