import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGE_IDS, type LanguageId } from '../languages.ts'
import { smsParts } from '../messaging/gsm/sms-parts.ts'
import { MAX_PRICE } from './price.schema.ts'
import { type NewPrice, type PriceWish, priceNotice } from './price-alert.ts'
import { priceSms } from './price-sms.ts'

const wish: PriceWish = { direction: 'above', pricePerKg: 45_000, currency: 'NGN', triggeredAt: null }
const price: NewPrice = {
  cropId: 'maize',
  crop: 'Maize',
  market: 'Lagos Central Market',
  pricePerKg: 46_050,
  currency: 'NGN',
  date: '2026-11-20',
}

test.each<[Partial<NewPrice>, string]>([
  [{}, 'Kuu: Maize in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'],
  [{ crop: 'Niébé' }, 'Kuu: Niébé in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'],
  [{ crop: 'በቆሎ' }, 'Kuu: your crop in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'],
  [
    { market: '[Gbɔɔta] «Old» Road ~ Market Hall of the Cooperative' },
    'Kuu: Maize in [Gboota] "Old" Road ~ Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.',
  ],
])('the text message for %j', (given, message) => {
  expect(priceSms('en', priceNotice(wish, { ...price, ...given }))).toBe(message)
})

test.each<[LanguageId, string]>([
  ['sw', 'Kuu: Mahindi katika Lagos Central Market ilikuwa NGN 460.50/kg tarehe 20 Nov, juu ya NGN 450.00 uliyotaka.'],
  ['ha', 'Kuu: Masara a Lagos Central Market ya kai NGN 460.50/kg ranar Nuw 20, sama da NGN 450.00 da ka saka.'],
  ['fr', 'Kuu : Mais à Lagos Central Market était à 460,50 NGN/kg le 20 nov., plus que vos 450,00 NGN.'],
  ['am', 'Kuu: Maize in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'],
  ['kpe', 'Kuu: Gbaai in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'],
])('in her language, where its letters are on every phone: %s', (language, message) => {
  expect(priceSms(language, priceNotice(wish, price))).toBe(message)
})

test('a name that no phone can display is replaced by the English one', () => {
  const message = 'Kuu: your crop in Lagos Central Market was NGN 460.50/kg on 20 Nov, above your NGN 450.00.'
  expect(priceSms('sw', priceNotice(wish, { ...price, crop: 'በቆሎ' }))).toBe(message)
})

test.each(LANGUAGE_IDS)('a text message is one part of GSM-7, whatever the names and the amounts: %s', (language) => {
  const amount = fc.integer({ min: 0, max: MAX_PRICE * 100 })
  const name = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(name, name, amount, fc.constantFrom('above', 'below'), (crop, market, pricePerKg, direction) => {
      const notice = priceNotice({ ...wish, direction, pricePerKg }, { ...price, crop, market, pricePerKg })
      expect(smsParts(priceSms(language, notice))).toMatchObject({ alphabet: 'gsm7', parts: 1 })
    }),
  )
})
