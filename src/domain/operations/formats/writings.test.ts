import { describe, expect, test } from 'vitest'
import type { LanguageId } from '../../languages.ts'
import { CURRENCIES } from '../../places.ts'
import { writingIn } from './writings.ts'

const plain = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '^')

test.each<[LanguageId, string, number, string]>([
  ['en', 'NGN', 100_000, '₦100,000.00'],
  ['fr', 'NGN', 100_000, '100^000,00_₦'],
  ['fr', 'XOF', 12_500, '12^500_F^CFA'],
  ['fr', 'XAF', -12_500, '-12^500_FCFA'],
  ['fr', 'KES', 4791.66, '4^791,66_KSh'],
  ['fr', 'USD', 1234.5, '1^234,50_$'],
  ['am', 'ETB', 1234.5, 'ብር_1,234.50'],
  ['am', 'USD', 1234.5, '$1,234.50'],
  ['pt', 'MZN', 12_345.5, '12_345,50_MT'],
  ['pt', 'MZN', 1234.5, '1234,50_MT'],
  ['pt', 'CVE', 12_345.5, '12_345,50_CVE'],
  ['sw', 'KES', 128, 'KSh_128'],
  ['sw', 'TZS', 2092, 'TSh_2,092.00'],
  ['sw', 'UGX', 2092, 'UGX_2,092'],
  ['ha', 'NGN', -412, '-₦_412.00'],
  ['ha', 'GHS', 5000, 'GH₵_5,000'],
])('in %s an amount in %s of %d is %s', (language, currency, major, written) => {
  expect(plain(writingIn(language).money.formatAmount(major, currency))).toBe(written)
})

test.each(CURRENCIES)('the decimals of %s are the same in every language', (currency) => {
  const decimals = (language: LanguageId) =>
    /[.,](\d+)\D*$/.exec(
      writingIn(language)
        .money.formatPrice(12_345, currency)
        .replace(/12\D345/, ''),
    )?.[1]?.length
  for (const language of ['fr', 'am', 'pt', 'sw', 'ha'] as const) expect(decimals(language)).toBe(decimals('en'))
})

test.each<[LanguageId, number, Intl.NumberFormatOptions, string]>([
  ['fr', 12_345.5, {}, '12^345,5'],
  ['pt', 1234, {}, '1234'],
  ['pt', 12_345, { useGrouping: false }, '12345'],
  ['fr', 0.456, { style: 'percent' }, '46_%'],
  ['am', 0.1986, { style: 'percent', maximumFractionDigits: 2 }, '19.86%'],
  ['fr', 12.4, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }, '12_ko'],
  ['sw', 120_000, { notation: 'compact', maximumFractionDigits: 2 }, 'elfu_120'],
  ['fr', -0.5, {}, '-0,5'],
])('in %s %d with %o is %s', (language, value, how, written) => {
  expect(plain(writingIn(language).number(value, how)).replace(' ', '_')).toBe(written)
})

describe('a day', () => {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const moment = (text: string) => new Date(`${text}Z`)

  test.each<[LanguageId, Intl.DateTimeFormatOptions, string]>([
    ['en', { ...day, weekday: 'long' }, 'Friday 27 November'],
    ['ha', { ...day, weekday: 'long' }, 'Jummaʼa 27 Nuwamba'],
    ['fr', { ...day, weekday: 'long' }, 'vendredi 27 novembre'],
    ['sw', { ...day, weekday: 'long' }, 'Ijumaa, 27 Novemba'],
    ['am', { ...day, weekday: 'long' }, 'ዓርብ 27 ኖቬምበር'],
    ['pt', { ...day, weekday: 'long' }, 'sexta-feira, 27 de novembro'],
    ['ha', { dateStyle: 'medium', timeZone: 'UTC' }, '27 Nuw, 2026'],
    ['pt', { dateStyle: 'medium', timeZone: 'UTC' }, '27/11/2026'],
    ['fr', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }, '27 novembre 2026, 22:30'],
    ['fr', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Nairobi' }, '28 nov. 2026, 01:30'],
    ['fr', { weekday: 'short', timeZone: 'UTC' }, 'ven.'],
    ['pt', { month: 'long', year: 'numeric', timeZone: 'UTC' }, 'novembro de 2026'],
    ['fr', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }, '27 nov., 22:30'],
  ])('in %s with %o is %s', (language, how, written) => {
    expect(writingIn(language).dateTime(moment('2026-11-27T22:30:00'), how)).toBe(written)
  })

  test('that is the first of a month is le 1er in French alone', () => {
    const first = moment('2026-12-01T12:00:00')
    expect(writingIn('fr').dateTime(first, day)).toBe('1er décembre')
    expect(writingIn('pt').dateTime(first, day)).toBe('1 de dezembro')
    expect(writingIn('fr').dateTime(moment('2026-12-11T12:00:00'), day)).toBe('11 décembre')
  })

  test('that is none throws nothing', () => {
    expect(writingIn('fr').dateTime(new Date(Number.NaN))).toBe('Invalid Date')
  })
})

describe('an hour', () => {
  const said = (language: LanguageId, time: string) => writingIn(language).hour(time)

  test.each<[LanguageId, string, string]>([
    ['sw', '10:00', 'saa nne asubuhi (10:00)'],
    ['sw', '09:30', 'saa tatu na nusu asubuhi (09:30)'],
    ['sw', '06:15', 'saa kumi na mbili na robo alfajiri (06:15)'],
    ['sw', '12:00', 'saa sita mchana (12:00)'],
    ['sw', '16:20', 'saa kumi na dakika 20 jioni (16:20)'],
    ['sw', '19:00', 'saa moja usiku (19:00)'],
    ['sw', '00:00', 'saa sita usiku (00:00)'],
    ['am', '10:00', '4 ሰዓት ጠዋት (10:00)'],
    ['am', '06:00', '12 ሰዓት ጠዋት (06:00)'],
    ['am', '14:30', '8 ሰዓት ከ30 ከሰዓት (14:30)'],
    ['am', '19:00', '1 ሰዓት ምሽት (19:00)'],
    ['am', '00:05', '6 ሰዓት ከ5 ሌሊት (00:05)'],
    ['en', '10:00', '10:00'],
    ['fr', '10:00', '10:00'],
    ['sw', 'asubuhi', 'asubuhi'],
  ])('in %s of %s is %s', (language, time, written) => {
    expect(said(language, time)).toBe(written)
  })

  test('stands behind the day, and exactly where an appointment hangs on it', () => {
    const at = Date.parse('2026-11-27T10:00:00Z')
    const how = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
    expect(writingIn('sw').dateTime(at, how)).toBe('27 Nov 2026 saa nne asubuhi')
    expect(writingIn('sw').dateTime(at, { ...how, isExact: true })).toBe('27 Nov 2026 saa nne asubuhi (10:00)')
    expect(writingIn('am').dateTime(at, how)).toBe('27 ኖቬም 2026 4 ሰዓት ጠዋት')
    expect(writingIn('am').dateTime(at, { ...how, timeStyle: 'medium' })).toBe('27 ኖቬም 2026 10:00:00')
    expect(writingIn('en').dateTime(at, { ...how, isExact: true })).toBe('27 Nov 2026, 10:00')
  })
})

test.each<[LanguageId, number, string]>([
  ['ha', -3, 'kwanaki 3 da suka gabata'],
  ['ha', -1, 'jiya'],
  ['ha', 1, 'gobe'],
  ['fr', 0, 'aujourd’hui'],
  ['fr', -3, 'il y a 3 jours'],
  ['sw', -5, 'siku 5 zilizopita'],
  ['am', -2, 'ከ2 ቀናት በፊት'],
  ['en', -1, 'yesterday'],
])('in %s %d days from today is %s', (language, days, written) => {
  expect(writingIn(language).relativeDay(days)).toBe(written)
})

test.each<[LanguageId, number, string]>([
  ['en', 0, 'now'],
  ['fr', 0, 'maintenant'],
  ['fr', 150, 'il y a 2 minutes'],
  ['fr', 86_400, 'il y a 1 jour'],
  ['en', 86_400, '1 day ago'],
  ['ha', 7200, 'awanni 2 da suka gabata'],
])('in %s a moment of %d seconds ago is %s', (language, seconds, written) => {
  expect(writingIn(language).relativeTime(0, seconds * 1000)).toBe(written)
})

test.each<[LanguageId, string[], string]>([
  ['en', ['a', 'b', 'c'], 'a, b and c'],
  ['fr', ['a', 'b', 'c', 'd'], 'a, b, c et d'],
  ['ha', ['a', 'b', 'c'], 'a, b, da c'],
  ['am', ['a', 'b'], 'a እና b'],
  ['pt', ['{0}'], '{0}'],
  ['sw', [], ''],
])('in %s a list of %j is %s', (language, values, written) => {
  expect(writingIn(language).list(values)).toBe(written)
})
