import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { isStopped } from '#db/queries/messaging/sms-dispatch.ts'
import { marketPrices, notifications, weatherForecasts } from '#db/schema/index.ts'
import { understand } from '#domain/messaging/menu/understand.ts'
import type { User } from '#domain/people/session.schema.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { answerRequest } from '#services/messaging/menu/answer-request.ts'
import { lexiconFor } from '#services/messaging/menu/lexicon.ts'
import { personOf } from '#services/messaging/menu/person.ts'
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

describe('places are a hierarchy', () => {
  const GBARNGA = { username: 'c.lr', password: 'Secret-pass-1', fullName: 'Kou Dahn', location: 'Gbarnga, Liberia' }
  const newcomer = async (v: Village) =>
    ((await (await v.rest(null, 'POST', '/register', GBARNGA)).json()) as { user: User }).user
  const bells = (v: Village, user: User) =>
    v.db
      .select()
      .from(notifications)
      .all()
      .filter(({ userId }) => userId === user.id).length

  test('the weather of a farmer of Gbarnga is that of Bong County, and stays with the farm until another is chosen', async () => {
    const v = village()
    const user = await newcomer(v)
    expect(user.preferredLocation).toBe('Bong County, Liberia')
    const change = v.as(user).farmer.profile.change
    expect(await change({ location: 'Ganta, Liberia' })).toMatchObject({ preferredLocation: 'Nimba County, Liberia' })
    expect(await change({ preferredLocation: 'Accra, Ghana' })).toMatchObject({ preferredLocation: 'Accra, Ghana' })
  })

  test.each([
    ['Gbarnga, Liberia', 1],
    ['Bong County', 1],
    ['Liberia', 1],
    ['Nimba County', 0],
    ['Monrovia, Liberia', 0],
    ['Nigeria', 0],
  ])('an alert for %s reaches that farmer: %i', async (location, count) => {
    const v = village()
    const user = await newcomer(v)
    const alert = { title: 'Heavy rain', description: 'Much', alertType: 'rain', severity: 'warning', location, expiresAt: null } // biome-ignore format: one row
    expect((await v.rest(v.people.ruth, 'POST', '/admin/weather-alerts', alert)).status).toBe(200)
    expect(bells(v, user)).toBe(count)
    const seen = await v.rest(null, 'GET', '/weather-alerts?location=Gbarnga')
    expect((await seen.json()) as unknown[]).toHaveLength(count)
  })

  test('the menu tells the weather of the county, and the prices of its markets', async () => {
    const v = village()
    const user = await newcomer(v)
    v.crop({ id: 'rice', name: 'Rice' })
    const price = { cropId: 'rice', pricePerKg: 12_500, currency: 'LRD' as const, date: '2026-11-20' }
    v.db.insert(marketPrices).values([{ ...price, market: 'Gbarnga' }, { ...price, market: 'Monrovia' }]).run() // biome-ignore format: two rows
    v.db.insert(weatherForecasts).values({ location: 'Bong County, Liberia', day: '2026-11-21', temperatureMin: 21, temperatureMax: 30, rain: 9, windMax: 20, fetchedAt: v.clock.now.toISOString() }).run() // biome-ignore format: one row
    const person = { ...personOf('+231770000001', undefined), farmerId: user.id }
    const answer = (text: string) => {
      const understood = understand(text, lexiconFor(v.db, person, text))
      return understood.kind === 'request' ? answerRequest(v.db, understood.request, person, v.clock.now).join(' ') : understood.kind // biome-ignore format: one answer
    }
    for (const place of ['GBARNGA', 'PALALA', 'BONG COUNTY']) expect(answer(`WEATHER ${place}`)).toContain('21')
    expect(answer('WEATHER GANTA')).not.toContain('21')
    const prices = answer('MARKET RICE BONG')
    expect([prices.includes('Gbarnga'), prices.includes('Monrovia')]).toEqual([true, false])
    const board = await v.as(user).farmer.prices.board({ q: 'Bong County' })
    expect(board.items.map(({ market }) => market)).toEqual(['Gbarnga'])
  })

  test.each(['Bong County', 'bong', 'Gbarnga', 'Liberia'])('the farmer is found by %s', async (words) => {
    const v = village()
    await newcomer(v)
    expect(await found(v, words)).toContain('Kou Dahn')
  })
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

  test('a crop is one, however its name is written', async () => {
    const v = village()
    const add = (name: string) => v.rest(v.people.ruth, 'POST', '/admin/crops', { name, growthDuration: 90 })
    expect((await add('Bambara groundnut')).status).toBe(200)
    expect((await add('BAMBARA  groundnut')).status).toBe(409)
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

describe('currencies have dates', () => {
  async function imported(rows: readonly string[], query = '') {
    const v = village()
    v.crop({ id: 'rice', name: 'Rice' })
    const { token } = await v.sessions.open('ruth')
    const file = ['date,market,category,commodity,unit,priceflag,pricetype,currency,price', ...rows, ''].join('\n')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
    const path = `/api/admin/market-prices/import${query}`
    const answer = await v.app.request(path, { method: 'POST', body: file, headers })
    const counts = (await answer.json()) as { new: number; refused: number; reasons: { reason: string }[] }
    const prices = v.db.select().from(marketPrices).all()
    return { status: answer.status, ...counts, prices: prices.filter(({ cropId }) => cropId === 'rice') }
  }
  const row = (date: string, currency: string, price: number) =>
    `${date},Mbare,cereals and tubers,Rice,KG,actual,Retail,${currency},${price}`

  test('H41: prices of Zimbabwe in ZiG', async () => {
    expect(await imported([row('2026-10-15', 'ZWG', 15)], '?dryRun=true')).toMatchObject({ status: 200, new: 1 })
  })

  test.each([
    ['2026-10-15', 'ZWL'],
    ['2026-10-15', 'SLL'],
    ['2022-06-15', 'SLE'],
    ['2024-03-15', 'ZWG'],
  ])('a row of %s in %s is refused', async (date, currency) => {
    const reasons = [{ reason: `currency ${currency} was not in use on that day`, rows: 1 }]
    expect(await imported([row(date, currency, 1500)])).toMatchObject({ new: 0, refused: 1, reasons })
  })

  test('old leones of before July 2022 become new ones, and say so', async () => {
    const { prices } = await imported([row('2022-06-15', 'SLL', 12_500), row('2022-07-15', 'SLE', 13)])
    const source = 'World Food Programme, Retail, Rice'
    expect(prices.sort((a, b) => a.date.localeCompare(b.date))).toMatchObject([
      { date: '2022-06-15', currency: 'SLE', pricePerKg: 1250, source: `${source}, converted from SLL, 1000 to 1` },
      { date: '2022-07-15', currency: 'SLE', pricePerKg: 1300, source },
    ])
  })

  test('a price typed by hand is in a currency of its day', async () => {
    const v = village()
    v.crop({ id: 'rice', name: 'Rice' })
    const typed = (currency: string, date: string) =>
      v.rest(v.people.ruth, 'POST', '/admin/market-prices', { cropId: 'rice', market: 'Mbare', pricePerKg: 15, currency, date }) // biome-ignore format: one request
    expect((await typed('ZWL', '2026-10-15')).status).toBe(400)
    expect((await typed('ZWG', '2026-10-15')).status).toBe(200)
    expect((await typed('ZWG', '2023-10-15')).status).toBe(400)
  })
})
