import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { fields, smsMessages, weatherForecasts } from '#db/schema/index.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import { fitSms } from '#domain/messaging/menu/fit-sms.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { village } from '../../village.ts'

const NEAR_KUMASI = { centerLatitude: 6.7, centerLongitude: -1.6 }

function phone() {
  const v = village()
  v.db.$client.prepare("update users set location = 'Accra, Ghana', preferred_location = 'Accra, Ghana' where id = 'martha'").run() // biome-ignore format: one statement
  const field = { farmerId: 'martha', totalArea: 0.4, boundaryCoordinates: [] }
  v.db.insert(fields).values([
    { ...field, ...NEAR_KUMASI, id: 'far', name: 'Far field', code: '7KQ4T' },
    { ...field, id: 'home', name: 'Home', code: 'BCDF2' },
    { ...field, id: 'gone', name: 'Sold', code: 'BCDF3', removedAt: '2026-11-01T00:00:00.000Z' },
  ]).run() // biome-ignore format: rows
  const forecast = (location: string, temperatureMax: number) =>
    v.db.insert(weatherForecasts).values({ location, day: '2026-11-21', temperatureMin: 22, temperatureMax, rain: 12, windMax: 10, fetchedAt: v.clock.now.toISOString() }).run() // biome-ignore format: one row
  forecast('Kumasi, Ghana', 31)
  forecast('Accra, Ghana', 29)
  let ids = 0
  const send = (text: string) => {
    ids += 1
    const sms = { gateway: 'africastalking', gatewayId: `m${ids}`, phone: '+233240000009', shortCode: '40404', text }
    transact(v.db, (tx) => receiveSms(tx, sms, v.clock.now))
    // A number that chose no language yet is also asked for one.
    return v.db.select().from(smsMessages).all().at(-1)!.message.split('\nLanguage?')[0]!
  }
  return { ...v, send }
}

test('the code of a field asks for the weather where the field lies', () => {
  const { send } = phone()
  expect(send('RAIN 7KQ4T')).toBe('7KQ4T Kumasi:\n21 Nov: 22-31 C, rain 12 mm')
  expect(send('rain bcdf2')).toBe('Flood, Accra\nBCDF2 Accra:\n21 Nov: 22-29 C, rain 12 mm')
})

test('where the nearest place has no forecast, that of the farmer has one', () => {
  const { send, db } = phone()
  db.delete(weatherForecasts).where(eq(weatherForecasts.location, 'Kumasi, Ghana')).run()
  expect(send('RAIN 7KQ4T')).toContain('7KQ4T Accra:\n21 Nov: 22-29 C')
  db.delete(weatherForecasts).run()
  expect(send('RAIN 7KQ4T')).toBe('We have no forecast for Kumasi now.')
})

test('a code that no field has, or no more, is said so, in the language of the word', () => {
  const { send } = phone()
  expect(send('RAIN 9KQ4T')).toBe('No field has the code 9KQ4T. Please compare it with the card.')
  expect(send('RAIN BCDF3')).toBe('No field has the code BCDF3. Please compare it with the card.')
  expect(send('rain 7ka4t')).toBe('No field has the code 7KA4T. Please compare it with the card.')
  expect(send('Pluie 9KQ4T')).toBe("Aucun champ n'a le code 9KQ4T. Comparez-le avec la carte.")
})

test('the town of the longest name leaves room for a day', () => {
  const text = fitSms(['7KQ4T Ouagadougou:', '27 Sept: -12-49 C, rain 164 mm'])
  expect([smsParts(text).parts, text.split('\n').length]).toEqual([1, 2])
})
