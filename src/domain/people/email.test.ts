import { expect, test } from 'vitest'
import { mailtoOf } from './email.ts'

test.each([
  ['martha@kuu.example', 'mailto:martha@kuu.example'],
  ['martha.k+farm@mail.kuu.example', 'mailto:martha.k%2Bfarm@mail.kuu.example'],
  ["o'brien#1@kuu.example", "mailto:o'brien%231@kuu.example"],
])('%s becomes %s', (email, href) => {
  expect(mailtoOf(email)).toBe(href)
})

test.each([
  'martha@kuu.example?bcc=everybody@evil.example',
  'martha?body=hello@kuu.example',
  'martha&cc=x@kuu.example',
  'martha@kuu.example,other@evil.example',
  'martha%40evil.example@kuu.example',
  'martha@kuu.example\nBcc: other@evil.example',
  'martha@kuu.example\r',
  'a@b@kuu.example',
  'martha',
  'martha@localhost',
  'javascript:alert(1)@x',
  '',
])('%j stays a text', (email) => {
  expect(mailtoOf(email)).toBeNull()
})
