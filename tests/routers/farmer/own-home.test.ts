import { expect, test } from 'vitest'
import { weatherAlerts } from '#db/schema/index.ts'
import { seedDemo } from '#db/seed/index.ts'
import { isOwnProduct } from '#domain/finance/own-product.ts'
import { NOON, world } from '../../world.ts'

const PASSWORD = 'green-plantain-river'

/** The demo, with an alert in each of its cities. */
function demo() {
  const w = world({ quickPasswords: true })
  seedDemo(w.db, NOON, (password) => password)
  w.db.delete(weatherAlerts).run()
  const alert = { alertType: 'rain', severity: 'danger', description: 'Much' } as const
  for (const location of ['Lagos', 'Kano', 'Abuja'].map((city) => `${city}, Nigeria`).concat('Kumasi, Ghana', 'Nairobi, Kenya', 'Monrovia, Liberia', 'Bong County, Liberia')) // biome-ignore format: one list
    w.db
      .insert(weatherAlerts)
      .values({ ...alert, title: location, location })
      .run()
  return w
}

type Own = { weather: string; alerts: string[]; prices: string[]; currency: string | null }
const FARMERS: readonly [location: string, crops: string[], own: Own][] = [
  ['Kano, Nigeria', ['maize', 'sorghum'], { weather: 'Kano, Nigeria', alerts: ['Kano, Nigeria'], prices: ['Maize Kano Dawanau', 'Sorghum Kano Dawanau', 'Cowpea Kano Dawanau'], currency: 'NGN' }], // biome-ignore format: one row
  ['Kumasi, Ghana', ['plantain'], { weather: 'Kumasi, Ghana', alerts: ['Kumasi, Ghana'], prices: ['Plantain Kumasi', 'African eggplant (bitterball) Kumasi', 'Cassava Kumasi'], currency: 'GHS' }], // biome-ignore format: one row
  ['Nakuru, Kenya', ['maize', 'irish-potato'], { weather: 'Nakuru County, Kenya', alerts: [], prices: ['Irish potato Nairobi City Market', 'Maize Nairobi City Market', 'Cabbage Nairobi City Market'], currency: 'KES' }], // biome-ignore format: one row
  ['Gbarnga, Liberia', ['cassava', 'cowpea'], { weather: 'Bong County, Liberia', alerts: ['Bong County, Liberia'], prices: ['Cowpea Gbarnga', 'Cassava Buchanan', 'Chili pepper Gbarnga'], currency: 'LRD' }], // biome-ignore format: one row
  ['', ['maize'], { weather: '', alerts: [], prices: [], currency: null }],
]

test.each(FARMERS)(
  'a farmer of “%s” sees the own prices, alerts and advice, and nothing of another country',
  async (location, crops, own) => {
    // biome-ignore format: one row
    const w = demo()
    const { user } = await w
      .as(null)
      .auth.register({ username: 'newcomer', password: PASSWORD, fullName: 'New Comer', location })
    const { farmer } = w.as(user)
    const catalogue = await farmer.crops.catalogue()
    const idOf = (crop: string) => catalogue.find(({ name }) => name.toLowerCase().replace(/[ ()]+/g, '-') === crop)!.id
    for (const crop of crops) await farmer.crops.add({ farmerId: user.id, cropId: idOf(crop), areaSize: 1 })

    expect(user.preferredLocation).toBe(own.weather)
    const prices = await farmer.prices.newest({ most: 3 })
    const nameOf = (id: string) => catalogue.find((crop) => crop.id === id)!.name
    expect([...new Set(prices.map(({ currency }) => currency))]).toEqual(own.currency ? [own.currency] : [])
    const shown = prices.map(({ cropId, market }) => `${nameOf(cropId)} ${market}`)
    expect(shown).toEqual(own.prices)

    // Without a place the home asks for it, and for no alert.
    const alerts = own.weather ? await farmer.alerts.list({ location: own.weather }) : []
    expect(alerts.map(({ title }) => title)).toEqual(own.alerts)

    // The loans that can be asked for are those of the own currency; without a place, all.
    const loans = await w.as(user).finance.products.loans()
    const offered = loans.filter((loan) => isOwnProduct(user, loan)).map(({ currency }) => currency)
    expect(new Set(offered)).toEqual(
      new Set(loans.map(({ currency }) => currency).filter((each) => !own.currency || each === own.currency)),
    )

    const advice = await farmer.advisories.nearest({ most: 3 })
    expect(advice).toHaveLength(3)
    const isOwn = advice.map(({ cropId }) => crops.some((crop) => cropId === idOf(crop)))
    expect(advice.map(({ isOwnCrop }) => isOwnCrop)).toEqual(isOwn)
    expect(isOwn).toEqual([...isOwn].sort((a, b) => Number(b) - Number(a)))
    expect(isOwn[0]).toBe(true)
  },
)

test('without crops, or without an account, the advice is the newest', async () => {
  const w = demo()
  const newest = (await w.as(null).farmer.advisories.list({ limit: 3 })).items.map(({ id }) => id)
  const nearest = await w.as(null).farmer.advisories.nearest({})
  expect(nearest.map(({ id }) => id)).toEqual(newest)
  expect(nearest.every(({ isOwnCrop }) => !isOwnCrop)).toBe(true)
})
