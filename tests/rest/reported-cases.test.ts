import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { isStopped } from '#db/queries/messaging/sms-dispatch.ts'
import type { User } from '#domain/people/session.schema.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { type Village, village } from '../village.ts'

/** What users of other systems typed and reported in public; each name begins with the number of the report. */

type Farmer = { fullName: string; phone?: string | null; location: string }

async function added(farmer: Farmer, v = village()) {
  const answer = await v.rest(v.people.ruth, 'POST', '/farmers', { phone: null, ...farmer })
  const body = (await answer.json()) as { fullName: string; phone: string | null; username: string }
  return { v, status: answer.status, ...body }
}

async function found(v: Village, q: string) {
  const answer = await v.rest(v.people.ruth, 'GET', `/farmers?q=${encodeURIComponent(q)}`)
  return ((await answer.json()) as { fullName: string }[]).map(({ fullName }) => fullName)
}

describe('phone numbers', () => {
  test('H01: one that a spreadsheet kept as a decimal number', async () => {
    const newcomer = { username: 'c1.ke', password: 'Secret-pass-1', fullName: 'C One', location: 'Nairobi, Kenya', phone: '0712345678.0' } // biome-ignore format: one row
    const answer = await village().rest(null, 'POST', '/register', newcomer)
    expect(await answer.json()).toMatchObject({ user: { phone: '+254712345678' } })
  })

  test.each([
    ['H03: one digit too many', '07123456789', 'Nairobi, Kenya', 400],
    ['H04: signs of Windows contacts', '\u202a+231 770 123 456\u202c', 'Monrovia, Liberia', '+231770123456'],
    ['H05: a space of no width inside', '+231770\u200b123458', 'Monrovia, Liberia', '+231770123458'],
    ['H06: hyphens of a web page', '0770\u2011123\u2011460', 'Monrovia, Liberia', '+231770123460'],
    ['H07: Arabic digits', '٠١٠٠١٢٣٤٥٦٧', 'Cairo, Egypt', '+201001234567'],
    ['H08: Côte d’Ivoire with an apostrophe of a keyboard', '0708091012', "Abidjan, Côte d'Ivoire", '+2250708091012'],
    ['H09: Côte d’Ivoire without its accent', '0708091014', 'Abidjan, Cote d’Ivoire', '+2250708091014'],
    ['H10: Sénégal', '771234567', 'Thiès, Sénégal', '+221771234567'],
    ['H11: Cabo Verde', '9912345', 'Praia, Cabo Verde', '+2389912345'],
    ['H44: ten digits of Ivory Coast', '07 08 09 10 11', 'Abidjan, Ivory Coast', '+2250708091011'],
    ['H44: ten digits of Benin', '0197123457', 'Cotonou, Benin', '+2290197123457'],
    ['H44: a new prefix of Uganda', '0794000001', 'Kampala, Uganda', '+256794000001'],
    ['H44: the zero of Congo stays', '066123456', 'Brazzaville, Republic of the Congo', '+242066123456'],
    ['H44: eight digits of Ivory Coast are no number any more', '07080910', 'Abidjan, Ivory Coast', 400],
  ])('%s', async (_, phone, location, expected) => {
    const { status, phone: stored } = await added({ fullName: 'Kou Dahn', phone, location })
    expect(status === 200 ? stored : status).toBe(expected)
  })
})

test('H12: a loan of Nigeria for a farmer of Côte d’Ivoire', async () => {
  const v = village()
  const newcomer = { username: 'c.civ', password: 'Secret-pass-1', fullName: 'C Iv', location: 'Abidjan, Côte d’Ivoire' } // biome-ignore format: one row
  const { user } = (await (await v.rest(null, 'POST', '/register', newcomer)).json()) as { user: User }
  const wish = { loanProductId: 'seed', principalAmount: 2000, currency: 'NGN', termDays: 90, purpose: 'A pump for the garden' } // biome-ignore format: one row
  expect((await v.rest(user, 'POST', '/loans', wish)).status).toBe(409)
})

describe('names', () => {
  test('H13: one market, composed, decomposed and with two spaces', async () => {
    const v = village()
    v.crop({ id: 'rice', name: 'Rice' })
    const { token } = await v.sessions.open('ruth')
    const row = (day: string, market: string, price: number) =>
      `2026-10-${day},${market},cereals and tubers,Rice,KG,actual,Retail,LRD,${price}`
    const rows = [row('13', 'Thiès', 120), row('14', 'Thie\u0300s', 132), row('13', 'Red Light', 120), row('14', 'red  light', 132)] // biome-ignore format: four rows
    const file = ['date,market,category,commodity,unit,priceflag,pricetype,currency,price', ...rows, ''].join('\n')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
    await v.app.request('/api/admin/market-prices/import', { method: 'POST', body: file, headers })
    const typed = { cropId: 'rice', market: 'RED LIGHT', pricePerKg: 140, currency: 'LRD', date: '2026-10-15' }
    expect((await v.rest(v.people.ruth, 'POST', '/admin/market-prices', typed)).status).toBe(200)
    const prices = (await (await v.rest(null, 'GET', '/market-prices')).json()) as Record<string, string>[]
    const ofRice = prices.filter(({ cropId }) => cropId === 'rice').map(({ market, date }) => `${market} ${date}`)
    expect(ofRice.sort()).toEqual(['Red Light 2026-10-15', 'Thiès 2026-10-14'])
  })

  test('H14: the same farmer with two spaces, and with another apostrophe', async () => {
    const { v } = await added({ fullName: 'Mary N’Tokpa', location: 'Zorzor, Liberia' })
    expect((await added({ fullName: "Mary  N'Tokpa", location: 'Zorzor,  Liberia' }, v)).status).toBe(409)
  })

  test('H15: a name that would turn the rest of the line round', async () => {
    const { status } = await added({ fullName: '\u202eolleK yraM', location: 'Gbarnga, Liberia' })
    expect(status).toBe(400)
  })

  test.each([
    ['H16', 'Kpɔlɔ Tɛɛ', 'kpolo'],
    ['H17', 'Wœnig Kœnig', 'koenig'],
    ['H18', 'Kʋame Ayɩtɛ', 'ayite'],
    ['H19', 'أحمد مـحمود', 'احمد'],
    ['H19', 'Adébáyọ̀ Ṣọlá', 'sola'],
    ['H19', 'Ɗanladi Ƙofa', 'danladi'],
    ['H19', "Ng'ang'a Kamau", 'nganga'],
  ])('%s: %s is found by %s', async (_, fullName, q) => {
    const { v } = await added({ fullName, location: 'Gbarnga, Liberia' })
    expect(await found(v, q)).toEqual([fullName])
  })

  test('H43: a username has letters that every phone has', async () => {
    const { username } = await added({ fullName: 'Ɲɔɔ Kɔkɔ', location: 'Kisumu, Kenya' })
    expect(username).toMatch(/^[a-z0-9][a-z0-9.]*$/)
  })
})

describe('the phone without a screen', () => {
  test.each([
    ['H20', 'Kofi Ɔbɛŋ', '0244123777', 'Accra, Ghana', 'CON Kuu: Kofi Obeng\n'],
    ['H21', 'አበበ በቂላ', '0911223344', 'Addis Ababa, Ethiopia', 'CON Kuu: Abebe Bekila\n'],
  ])('%s: %s, whom the team registered, is greeted', async (_, fullName, phone, location, head) => {
    const { v, phone: stored } = await added({ fullName, phone, location })
    const dialled = { sessionId: 's', serviceCode: '*384#', phone: stored!, text: '' }
    const screen = transact(v.db, (tx) => answerUssd(tx, dialled, v.clock.now))
    expect(screen.slice(0, head.length)).toBe(head)
    // What is one farmer's own stays closed until the number is proved.
    expect(screen).not.toContain('My loan')
  })

  test.each(['ACHA', 'SITISHA', 'አቁም', 'Stop please', 'please STOP', 'STOP.', 'stop\u200b', '\u202aSTOP\u202c', 'ARRÊT', 'STOP ALL'])(
    'H22 to H25: %s stops',
    (text) => {
      const v = village()
      const phone = '+254712000444'
      const sms = { gateway: 'africastalking', gatewayId: 'x', phone, shortCode: '40404', text }
      transact(v.db, (tx) => receiveSms(tx, sms, v.clock.now))
      expect(isStopped(v.db, phone)).toBe(true)
    },
  ) // biome-ignore format: one list
})

describe('H46: the day of planting', () => {
  const planted = async (cropId: string, plantingDate: string) => {
    const v = village()
    v.crop({ id: 'cocoa', name: 'Cocoa', growthDuration: null })
    const crop = { cropId, areaSize: 0.4, plantingDate }
    const answer = await v.rest(v.people.martha, 'POST', '/farmers/martha/crops', crop)
    const { id } = (await answer.json()) as { id: string }
    return { v, id, status: answer.status }
  }

  test.each([
    ['of the Ethiopian calendar', 'maize', '2019-03-15', 400],
    ['a hundred years ahead', 'maize', '2126-11-20', 400],
    ['of a season that nobody entered in time', 'maize', '2025-04-15', 200],
    ['of next season', 'maize', '2027-04-15', 200],
    ['of an old cocoa farm', 'cocoa', '1998-05-01', 200],
  ])('%s', async (_, cropId, day, status) => expect((await planted(cropId, day)).status).toBe(status))

  test('is checked when it is changed, too', async () => {
    const { v, id } = await planted('maize', '2026-09-15')
    const answer = await v.rest(v.people.martha, 'PATCH', `/farmers/martha/crops/${id}`, { plantingDate: '2019-09-15' })
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'The crop cannot have been planted on this day. Please check the year' }]) // biome-ignore format: one answer
  })
})
