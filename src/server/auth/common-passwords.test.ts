import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import passwords from './data/common-passwords.json' with { type: 'json' }

test('the list has 3,000 passwords that would be long enough, each once and in lower case', () => {
  expect(new Set(passwords).size).toBe(3000)
  expect(passwords.filter((each) => each.length < 8 || each !== each.normalize('NFKC').toLowerCase())).toEqual([])
})

test.each([
  ['password', true],
  ['PassWord', true],
  ['ｐａｓｓｗｏｒｄ', true],
  ['12345678', true],
  ['agriculture', true],
  ['1Liberia!', true],
  ['farmer of liberia', false],
  ['correct horse', false],
  ['', false],
])('%s is tried first: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon)
})
