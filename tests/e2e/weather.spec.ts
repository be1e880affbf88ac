import type { Page } from '@playwright/test'
import { type OpenMeteoServer, openMeteoServer, recorded, recordedFrom } from '../open-meteo.ts'
import { openAdmin, openFurtherPlace, signInAsAdmin } from './admin.ts'
import { test as base, expect, type Product } from './product.ts'
import { isForAll } from './violations.ts'

/** A product whose forecasts come from a local server in place of Open-Meteo: as recorded, but wet tomorrow. */
const test = base.extend<{ sky: OpenMeteoServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures are needed
  sky: async ({}, use) => {
    const sky = await openMeteoServer()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format()
    const week = recordedFrom(today, 14, { precipitation_sum: [0, 64.2], weather_code: [3, 95] })
    sky.reply = (url) => ({ body: recorded(url, week) })
    await use(sky)
    await sky.close()
  },
  environment: async ({ sky }, use) => use({ KUU_WEATHER: 'open-meteo', KUU_WEATHER_URL: sky.url }),
})

/** Waits until the first forecasts have been stored and their alerts raised. */
const forecastsOf = (page: Page, product: Product) =>
  expect
    .poll(async () => (await page.request.get(`${product.url}/api/weather-alerts?location=Kumasi`)).text())
    .toContain('About 64 mm')

const strip = (page: Page, city: string) => page.getByRole('region', { name: `Weather in ${city}` })

test('the coming days are on the home screen, with their source, and an alert by threshold that the bell counts', async ({
  page,
  product,
  sky,
}) => {
  await forecastsOf(page, product)
  await page.goto(`${product.url}/farmer`)
  const days = strip(page, 'Lagos').getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveText(/^TodayCloudy21°8°0 mm$/)
  await expect(days.nth(1)).toHaveText(/Thunder20°11°64 mm$/)
  await expect(strip(page, 'Lagos')).toContainText('Updated just now')
  await expect(strip(page, 'Lagos').getByRole('link', { name: 'Open-Meteo.com' })).toBeVisible()
  await expect(page.getByText('About 64 mm of rain is expected in Lagos.')).toBeVisible()
  await isForAll(page)
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  await dialog.getByRole('tab', { name: 'Weather' }).click()
  await expect(dialog.getByRole('tabpanel', { name: 'Weather' }).getByText(/^Heavy rain on /)).toBeVisible()
  expect(sky.requests.filter(({ pathname }) => pathname === '/v1/forecast')).toHaveLength(1)
})

test('forecast and alert follow the chosen place, one of twenty', async ({ page, product }) => {
  await forecastsOf(page, product)
  await page.goto(`${product.url}/profile`)
  const choice = page.getByLabel('Weather location')
  await expect(choice.getByRole('option')).toHaveCount(20)
  await choice.selectOption('Kumasi, Ghana')
  await expect(page.getByRole('status').filter({ hasText: 'You now see the weather of Kumasi, Ghana' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(strip(page, 'Kumasi').getByRole('listitem')).toHaveCount(7)
  await expect(page.getByText('About 64 mm of rain is expected in Kumasi.')).toBeVisible()

  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /Kiswahili/ }).click()
  await expect(page.getByText('Takriban mm 64 za mvua zinatarajiwa Kumasi.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Mvua kubwa/ })).toBeVisible()
})

test('an administrator changes a threshold, and the alerts follow at once', async ({ page, product }) => {
  await forecastsOf(page, product)
  await page.goto(`${product.url}/admin/settings`)
  await expect(page).toHaveURL(/\/admin\/login$/)
  await signInAsAdmin(page)
  await openFurtherPlace(page, 'Settings')
  await expect(page.getByText(/^The last forecast came on /)).toBeVisible()
  const heat = page.getByLabel('Great heat')
  await expect(heat).toHaveValue('38')
  await isForAll(page)
  const save = page
    .getByRole('region', { name: 'Weather alerts from the forecast' })
    .getByRole('button', { name: 'Save' })
  await heat.fill('80')
  await save.click()
  await expect(page.getByText('Between 15 and 60 °C')).toBeVisible()
  await heat.fill('22')
  await page.getByLabel('Heavy rain').fill('')
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Alerts follow these limits from now on.' })).toBeVisible()
  await page.reload()
  await expect(heat).toHaveValue('22')
  await expect(page.getByLabel('Heavy rain')).toHaveValue('')
  const alerts = await page.request.get(`${product.url}/api/weather-alerts?location=Kumasi`)
  expect(await alerts.json()).toMatchObject([
    { alertType: 'temperature', description: expect.stringMatching(/^Up to 22 °C/) },
  ])
})

test('settings that cannot be loaded offer a retry', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/Failed to load resource/)
  await openAdmin(page, product)
  await page.getByRole('link', { name: 'Overview' }).waitFor()
  await page.route(/admin\.settings\.weather\.get/, (route) => route.abort())
  await openFurtherPlace(page, 'Settings')
  // The queries of all parts are sent together, and fail together.
  await expect(page.getByText('This could not be loaded')).toHaveCount(8)
  await page.unroute(/admin\.settings\.weather\.get/)
  const weather = page.getByRole('region', { name: 'Weather alerts from the forecast' })
  await weather.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Great heat')).toBeVisible()
})

base('without a forecast provider the home shows no forecast, and the settings say so', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: /Heavy rain from tomorrow/ })).toBeVisible()
  await expect(strip(page, 'Lagos')).toHaveCount(0)
  await openAdmin(page, product)
  await openFurtherPlace(page, 'Settings')
  await expect(page.getByText(/^No forecast has come yet\./)).toBeVisible()
})

test('a danger and a forecast that have passed go, also while the app stays open', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await forecastsOf(page, product)
  await page.clock.install()
  await page.goto(`${product.url}/farmer`)
  const danger = page.getByText(/^Valid until/)
  const forecast = page.getByRole('heading', { name: /^Weather in/ })
  const due = page.getByRole('heading', { name: 'Do this now' })
  for (const part of [danger, forecast, due]) await expect(part).toBeVisible()
  await page.route('**/trpc/**', (route) => route.abort())
  await page.clock.fastForward(1000 * 3_600_000)
  for (const part of [danger, forecast, due]) await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { name: 'My Crops' })).toBeVisible()
})
