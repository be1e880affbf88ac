import { expect, test } from 'vitest'
import { smsParts } from '../sms-parts.ts'
import { smsSafe } from './sms-safe.ts'

test.each([
  ['It’s “dry” – wait…', 'It\'s "dry" - wait...'],
  ['₦450 and GH₵20, ₵3', 'NGN 450 and GHS 20, GHS 3'],
  ['Ọkà, ẹ̀wà, ṣúgà', 'Okà, èwà, súgà'.replace('ú', 'u')],
  ['ɗanɗano, ƙarfe, ɓauna', 'dandano, karfe, bauna'],
  ['reçu, forêt, naïf', 'recu, foret, naif'],
  ['café à Noël: £5 €3 [x]', 'café à Noel: £5 €3 [x]'],
])('%s is written %s', (text, safe) => {
  expect(smsSafe(text)).toBe(safe)
  expect(smsParts(smsSafe(text)).alphabet).toBe('gsm7')
})

test.each(['ዝናብ በሳምንቱ ይመጣል', 'Rain 😀'])('what has no other spelling stays: %s', (text) => {
  expect(smsSafe(text)).toBe(text)
})
