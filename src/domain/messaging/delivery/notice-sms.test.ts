import { expect, test } from 'vitest'
import { LANGUAGE_IDS } from '../../languages.ts'
import { smsParts } from '../gsm/sms-parts.ts'
import { noticeOf } from '../notification-kinds.ts'
import { noticeSms } from './notice-sms.ts'

const due = noticeOf('loanDue', {
  product: 'Seed Loan',
  amount: { minor: 958_350, currency: 'NGN' },
  day: '2026-11-24',
})

test.each([
  ['en', /^Kuu: NGN 9583.50 for 'Seed Loan' is due on Tuesday 24 November\.$/],
  ['sw', /^Kuu: NGN 9583.50 ya 'Seed Loan' inapaswa kulipwa .*24.*\.$/],
  // Its script is on few phones, and a part holds 70 of its letters.
  ['am', /^Kuu: NGN 9583.50 for 'Seed Loan' is due on/],
] as const)('a reminder in %s', (language, said) => expect(noticeSms(language, due)).toMatch(said))

test('a reminder is one part, however long the name of the product', () => {
  const long = noticeOf('loanOverdue', { ...due.params, product: 'A loan for seed, tools and the wages of many hands, '.repeat(5) }) // biome-ignore format: one row
  for (const language of LANGUAGE_IDS) expect(smsParts(noticeSms(language, long))).toMatchObject({ parts: 1 })
})
