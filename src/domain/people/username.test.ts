import { expect, test } from 'vitest'
import { registration } from './session.schema.ts'
import { givenName, isLikeUsername, usernameKey } from './username.ts'

test.each([
  ['Martha', 'martha'],
  ['ＭＡＲＴＨＡ', 'martha'],
  ['ﬁnda', 'finda'],
  ['Straße', 'strasse'],
  [' martha ', 'martha'],
  ['mártha', 'mártha'],
])('%s is looked for as %s', (username, key) => {
  expect(usernameKey(username)).toBe(key)
})

const registered = (username: string) => {
  const { data, error } = registration.safeParse({ username, password: 'correct horse', fullName: 'Someone' })
  return data?.username ?? error?.issues[0]?.message
}

test.each([
  ['martha', 'martha'],
  ['Martha.Kollie-2', 'Martha.Kollie-2'],
  ['+231770000009', '+231770000009'],
  ['Ayọ̀délé', 'Ayọ̀délé'.normalize('NFKC')],
  ['ቀነኒሳ12', 'ቀነኒሳ12'],
  ['فاطمة_٢', 'فاطمة_٢'],
  ['ꕙꔤꕱ', 'ꕙꔤꕱ'],
  ['ߒߞߏ', 'ߒߞߏ'],
  ['𞤀𞤣𞤤𞤢𞤥', '𞤀𞤣𞤤𞤢𞤥'],
  ['ＭＡＲＴＨＡ', 'MARTHA'],
])('%s may register, and is kept as %s', (username, kept) => {
  expect(registered(username)).toBe(kept)
})

const LETTERS = 'Only letters, digits and . _ @ + -'
const ONE_SCRIPT = 'Only letters of one alphabet'
const RESERVED = 'This username is kept for the platform. Please choose another one'

test.each([
  ['mаrtha with a Cyrillic a', 'mаrtha', ONE_SCRIPT],
  ['Latin with Arabic digits', 'martha١٢', ONE_SCRIPT],
  ['Latin and Ethiopic', 'marthaቀ', ONE_SCRIPT],
  ['only Cyrillic', 'марта', ONE_SCRIPT],
  ['Hangul fillers', 'ㅤㅤㅤ', LETTERS],
  ['a joiner between letters', 'mar͏tha', LETTERS],
  ['a variation selector', 'martha\uFE0F', LETTERS],
  ['a stack of accents', `m${'́'.repeat(9)}artha`, LETTERS],
  ['an accent before the first letter', '̇́martha', LETTERS],
  ['spaces inside', 'mar tha', LETTERS],
  ['admin', 'admin', RESERVED],
  ['ADMIN', 'ADMIN', RESERVED],
  ['full width', 'ａｄｍｉｎ', RESERVED],
  ['signs between', 'a.d_m-i.n', RESERVED],
  ['a dotless i', 'admın', RESERVED],
  ['accents', 'Àdmïn', RESERVED],
  ['support', 'support', RESERVED],
  ['the name of a deleted account', 'deleted-martha', RESERVED],
  ['what grows too long', 'ﷺ'.repeat(4), 'At most 64 characters'],
])('%s is refused', (_, username, sentence) => {
  expect(registered(username)).toBe(sentence)
})

test.each([
  ['Martha', true],
  ['martha26', true],
  ['martha2026', false],
  ['1martha!', true],
  ['ＭＡＲＴＨＡ', true],
  ['marthamartha', false],
  ['martha kollie', false],
  ['correct horse', false],
  ['20262026', false],
])('%s is like the username martha: %s', (password, isLike) => {
  expect(isLikeUsername(password, 'martha')).toBe(isLike)
})

test('a phone number as username is no valid password for itself, and other numbers are unlike it', () => {
  expect(isLikeUsername('0770000009', '0770000009')).toBe(true)
  expect(isLikeUsername('8844221133', '0770000009')).toBe(false)
})

test.each([
  ['Martha Kollie-Doe', 'martha.kollie.doe'],
  ['Ɲɔɔ Kɔkɔ', 'nyoo.koko'],
  ['Kofi Ɔbɛŋ', 'kofi.obeng'],
  ['አበበ ከበደ', 'abebe.kebede'],
  ['N’Guessan ʼAya', 'nguessan.aya'],
  ['محمد عبد الرحمن', 'farmer'],
  ['Adébáyọ̀ Ṣọlá', 'adebayo.sola'],
])('the username made of %s is %s', (fullName, username) => {
  expect(givenName(fullName)).toBe(username)
})
