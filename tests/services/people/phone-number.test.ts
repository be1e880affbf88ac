import { describe, expect, test } from 'vitest'
import { InvalidInput } from '#domain/contract.ts'
import { phoneAt } from '#services/people/phone/phone-number.ts'
import { village } from '../../village.ts'

test.each([
  ['Kano, Nigeria', '0801 234 5678', '+2348012345678'],
  ['Ibadan, Nigeria', '+231 77 012 3456', '+231770123456'],
  ['Nakuru, Kenya', '00254 712 345 678', '+254712345678'],
  ['a village that no list has', '0770-123-456', '0770123456'],
  [null, '+231770123456', '+231770123456'],
])('at %s, %s is stored as %s', (place, typed, stored) => expect(phoneAt(place, typed)).toBe(stored))

// As people write them, from the public reports of other systems.
test.each([
  ['Nairobi, Kenya', '0712345678.0', '+254712345678'],
  ['Nairobi, Kenya', '254712345678.00', '+254712345678'],
  ['Monrovia, Liberia', '\u202a+231 770 123 456\u202c', '+231770123456'],
  ['Monrovia, Liberia', '+231770\u200b123458', '+231770123458'],
  ['Monrovia, Liberia', '0770\u2011123\u2011460', '+231770123460'],
  ['Cairo, Egypt', '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['Monrovia, Liberia', '+231 (0)770 123 456', '+231770123456'],
  ['Brazzaville, Republic of the Congo', '+242 06 612 34 56', '+242066123456'],
  ['Abidjan, Ivory Coast', '+225 (07) 02 03 04 05', '+2250702030405'],
  ['Cotonou, Benin', '01 97 12 34 56', '+2290197123456'],
  ['Libreville, Gabon', '+241 77 12 34 56', '+24177123456'],
  ['Libreville, Gabon', '077 12 34 56', '+24177123456'],
  ['Libreville, Gabon', '+241 (0)66 12 34 56', '+24166123456'],
  ['Kampala, Uganda', '+256 39 1234567', '+256391234567'],
  ['Kampala, Uganda', '0794 000 001', '+256794000001'],
])('at %s, %s is read as %s', (place, typed, stored) => expect(phoneAt(place, typed)).toBe(stored))

test.each([
  ['Cotonou, Benin', '97 12 34 56', 'Do you mean 01 97 12 34 56?'],
  ['Abidjan, Ivory Coast', '07 02 03 04', 'Do you mean 07 07 02 03 04?'],
  ['Douala, Cameroon', '+237 91 23 45 67', 'Do you mean 6 91 23 45 67?'],
  // libphonenumber-js 1.13.16 takes these for valid; Gabon's networks do not since 6 April 2024 (ARCEP Gabon).
  ['Libreville, Gabon', '+241 07 12 34 56', 'Do you mean 077 12 34 56?'],
  ['Libreville, Gabon', '06 12 34 56', 'Do you mean 066 12 34 56?'],
  ['Libreville, Gabon', '01 72 34 56', 'Do you mean 011 72 34 56?'],
  ['Libreville, Gabon', '+241 4 12 34 56', 'Do you mean 074 12 34 56?'],
])('at %s, %s is no number any more: %s', (place, typed, offer) => {
  expect(() => phoneAt(place, typed)).toThrow(offer)
})

test.each([
  ['Nairobi, Kenya', '07123456789'],
  ['Brazzaville, Republic of the Congo', '+242 6 612 34 56'],
  ['Nairobi, Kenya', '2.54712E+11'],
  ['Kano, Nigeria', '1234'],
  [null, '+999 12345678'],
])('at %s, %s is no phone number', (place, typed) => expect(() => phoneAt(place, typed)).toThrow(InvalidInput))

describe('every form that takes a phone number', () => {
  const WRONG = '+999 12345678'
  const RIGHT = '0801 234 5678'
  const v = village()
  const guest = v.as(null)
  const { martha, hawa, ruth } = v.people
  const farmer = { fullName: 'Amina Bello', location: 'Kano, Nigeria', language: 'english' } as const
  const help = { name: 'Amina', message: 'My maize is eaten' }
  const forms = {
    registration: (phone: string) => guest.auth.register({ ...farmer, username: `amina${phone.length}`, password: 'maize and beans 7', phone }), // biome-ignore format: one call
    profile: (phone: string) => v.as(martha).farmer.profile.change({ phone, location: 'Kano, Nigeria' }),
    contact: (phone: string) => v.as(martha).farmer.contact.submit({ ...help, phone }),
    'registering a farmer': (phone: string) => v.as(hawa).agent.farmers.register({ ...farmer, fullName: 'Ngozi Obi', phone, sendsCode: false, isSure: true }), // biome-ignore format: one call
    'a user of the desk': (phone: string) => v.as(ruth).admin.users.create({ ...farmer, username: `ngozi${phone.length}`, phone }), // biome-ignore format: one call
  }
  test.each(Object.entries(forms))('%s: checked by the country, stored in international form', async (form, send) => {
    await expect(send(WRONG)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(send('call me')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(send(RIGHT)).resolves.toBeDefined()
    const written = JSON.stringify(await v.as(ruth).admin.users.list({}))
    if (form !== 'contact') expect(written).toContain('+2348012345678')
  })
})
