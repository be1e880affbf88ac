import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import Database from 'better-sqlite3'
import { addNameFunctions } from '#db/functions/names.ts'
import { expect, type Product, reading, test } from './product.ts'

/** Prices of maize in two more markets of Martha's country: one far and expensive, one with an old price. */
function addMarkets({ dataFolder }: Product) {
  const db = new Database(join(dataFolder, 'kuu.db'))
  addNameFunctions(db)
  const { cropId, date } = db
    .prepare<[], { cropId: string; date: string }>(
      `select crop_id as cropId, max(date) as date from market_prices
       where market = 'Lagos Central Market' and crop_id = (select id from crops where name = 'Maize')`,
    )
    .get()!
  const insert = db.prepare(
    "insert into market_prices (id, crop_id, market, price_per_kg, currency, date) values (?, ?, ?, ?, 'NGN', date(?, ?))",
  )
  insert.run('far', cropId, 'Ibadan Bodija', 32_000, date, '-1 day')
  insert.run('old', cropId, 'Epe', 90_000, date, '-90 days')
  db.close()
  return cropId
}

reading('prices are found by words, by market and by trend', async ({ page, product }) => {
  await page.goto(`${product.url}/market`)
  const cards = page.getByRole('main').getByRole('link')
  const markets = page.getByRole('group', { name: 'Markets' })
  const all = await markets.getByRole('button', { name: /^All Markets/ }).textContent()
  const count = Number(/\d+/.exec(all ?? '')?.[0])
  // Prices of other countries stand under a closed line: nobody asked for them.
  await expect(cards.first()).toBeVisible()
  const own = await cards.count()
  await expect(cards.filter({ hasNotText: '₦' })).toHaveCount(0)
  await page.getByText(`Other countries (${count - own} prices)`).click()
  await expect(cards).toHaveCount(24)
  await page.getByRole('button', { name: `Show more (${count - 24})` }).click()
  await expect(cards).toHaveCount(48)
  await page.reload()
  await expect(cards).toHaveCount(own)
  await expect(cards.first()).toHaveText(/\/kg.*(Rising|Falling|Stable).*(today|yesterday|days ago) · \w/)

  await page.getByRole('searchbox').fill('lagos maze')
  await expect(markets.getByRole('button', { name: 'All Markets (1)' })).toBeVisible()
  await page.getByRole('searchbox').fill('corn')
  await expect(page.getByRole('status').filter({ hasText: 'prices' })).toHaveText('12 prices')
  await markets.getByRole('button', { name: 'Nairobi City Market (1)' }).click()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Nairobi City Market')
  await expect(page).toHaveURL(/q=corn/)
  await page.reload()
  await expect(cards).toHaveCount(1)

  const trends = page.getByRole('group', { name: 'Show only prices that are' })
  await trends.getByRole('button', { name: /^0/ }).first().click()
  await expect(page.getByText('No price matches your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all prices' }).click()
  await expect(cards).toHaveCount(own)
  await trends.getByRole('button', { name: /Rising$/ }).click()
  await expect(cards.filter({ hasNotText: 'Rising' })).toHaveCount(0)
  await expect(cards.filter({ hasText: 'Rising' })).not.toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Market tips' })).toBeVisible()
})

reading(
  'the price page of a crop: its history, its markets, and an unknown one',
  async ({ page, product, expectedMessages }) => {
    expectedMessages.push(/404 \(Not Found\)/)
    await page.goto(`${product.url}/market`)
    await page.getByRole('link', { name: /Maize.*Lagos Central Market/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Maize' })).toBeVisible()
    const chart = page.getByRole('slider', { name: 'Price of Maize in Lagos Central Market' })
    const reading = page.getByRole('figure').getByText('₦')
    await expect(chart).toHaveAttribute('aria-valuenow', '7')
    const newest = await chart.getAttribute('aria-valuetext')
    await chart.press('Home')
    await expect(chart).toHaveAttribute('aria-valuenow', '1')
    await chart.press('ArrowRight')
    await expect(chart).toHaveAttribute('aria-valuenow', '2')
    const box = (await chart.boundingBox())!
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2)
    await expect(chart).toHaveAttribute('aria-valuetext', newest!)
    await expect(reading.first()).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('region', { name: 'Price over time' }).getByRole('row')).toHaveCount(8)

    // There is nothing older than a year to choose.
    await expect(page.getByRole('button', { name: '5 years' })).toBeHidden()

    await page.getByRole('combobox', { name: 'Market' }).selectOption('Nairobi City Market')
    await expect(page.getByRole('slider', { name: 'Price of Maize in Nairobi City Market' })).toBeVisible()
    await expect(page.getByText(/(Rising|Falling|Stable) since \w+ \d{4}/)).toBeVisible()
    await page.getByRole('button', { name: '5 years' }).click()
    await expect(page).toHaveURL(/range=fiveYears/)
    await expect(page.getByRole('rowgroup', { name: 'In KES' })).toBeHidden()
    await page.getByText(/^Other countries/).click()
    await expect(page.getByRole('rowgroup', { name: 'In KES' }).getByRole('row')).toHaveCount(3)

    await page.goto(`${product.url}/market/dream`)
    await expect(page.getByText('We do not know this crop')).toBeVisible()
    await page.getByRole('link', { name: 'All prices' }).click()
    await expect(page).toHaveURL(/\/market$/)
  },
)

test('transport costs change the order of the markets, and an old price is never the best', async ({
  page,
  product,
}) => {
  const maize = addMarkets(product)
  await page.goto(`${product.url}/market/${maize}`)
  const part = page.getByRole('region', { name: 'What reaches you' })
  const order = () => part.getByRole('listitem').getByText(/^(Lagos Central Market|Ibadan Bodija|Epe)$/).allTextContents() // biome-ignore format: one question
  await expect.poll(order).toEqual(['Ibadan Bodija', 'Lagos Central Market', 'Epe'])
  await expect(part.getByRole('listitem').last()).toContainText('old price')

  await part.getByRole('button', { name: 'Set transport costs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set transport costs' })
  await dialog.getByLabel('Transport to Lagos Central Market (NGN)').fill('1000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter how many kilograms you bring')).toBeVisible()
  await dialog.getByLabel('Quantity (kg)').fill('200')
  await dialog.getByLabel('Transport to Ibadan Bodija (NGN)').fill('12000')
  await dialog.getByLabel('Transport to Epe (NGN)').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Transport Costs Saved' })).toBeVisible()
  await expect.poll(order).toEqual(['Lagos Central Market', 'Ibadan Bodija', 'Epe'])
  await expect(part.getByRole('listitem').first()).toContainText('Best for you')
  await expect(part.getByRole('listitem').nth(1)).toContainText('₦260.00 a kg reaches you')
  await page.reload()
  await expect.poll(order).toEqual(['Lagos Central Market', 'Ibadan Bodija', 'Epe'])

  await part.getByRole('button', { name: 'Change transport costs' }).click()
  const again = page.getByRole('dialog')
  await again.getByLabel('Counted in').selectOption('Bags')
  await again.getByLabel('Quantity (bags)').fill('4')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again.getByText('Enter how many kilograms you bring')).toBeVisible()
  await again.getByLabel('How many kg a bag holds').fill('50')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByRole('listitem').nth(1)).toContainText('₦260.00 a kg reaches you · ₦13,000.00 a bag')
  await part.getByRole('button', { name: 'Change transport costs' }).click()
  await expect(again.getByLabel('Quantity (bags)')).toHaveValue('4')
})

test('transport costs of two phones come together, each with its market', async ({ page, product }) => {
  const maize = addMarkets(product)
  await page.goto(`${product.url}/market/${maize}`)
  await page.getByRole('button', { name: 'Set transport costs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set transport costs' })
  const [lagos, ibadan] = ['Lagos Central Market', 'Ibadan Bodija'].map((market) =>
    dialog.getByLabel(`Transport to ${market} (NGN)`),
  ) as [Locator, Locator]
  await dialog.getByLabel('Quantity (kg)').fill('200')
  await ibadan.fill('12000')
  const theirs = { quantityKg: 100, costs: [{ market: 'Lagos Central Market', cost: 1000 }] }
  const headers = { origin: product.url }
  await page.request.post(`${product.url}/trpc/farmer.prices.setTransport`, { headers, data: { json: theirs } })
  // The markets stand in another order now, under a form that was begun before.
  await page.reload()
  const order = page.getByRole('region', { name: 'What reaches you' }).getByRole('listitem')
  await expect(order.first()).toContainText('Lagos Central Market')
  await expect(ibadan).toHaveValue('12,000')
  await expect(lagos).toHaveValue('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Transport Costs Saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Change transport costs' }).click()
  await expect(lagos).toHaveValue('1,000')
  await expect(ibadan).toHaveValue('12,000')
})

test('a price alert is set, shown on both pages, and removed', async ({ page, product }) => {
  await page.goto(`${product.url}/market?q=maize&market=Lagos+Central+Market`)
  await page.getByRole('link', { name: /Maize/ }).click()
  await page.getByRole('button', { name: 'Set a price alert' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a price alert' })
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await expect(dialog.getByText('Enter a price above 0')).toBeVisible()
  await dialog.getByLabel('Price per kg (NGN)').fill('1')
  await expect(dialog.getByText(/^It is there already/)).toBeVisible()
  await dialog.getByLabel('Price per kg (NGN)').fill('450')
  await dialog.getByRole('switch', { name: 'Also by SMS' }).click()
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Price Alert Set' })).toContainText(
    'Maize in Lagos Central Market above ₦450.00 a kg',
  )
  await expect(page.getByText('Waiting, and by SMS')).toBeVisible()
  await page.getByRole('link', { name: 'All prices' }).click()
  const mine = page.getByRole('region', { name: 'My price alerts' })
  await mine.getByRole('button', { name: /^Remove: Maize/ }).click()
  await expect(mine).toBeHidden()
})

/** Sixty crops in twenty markets. */
function addSeries({ dataFolder }: Product) {
  const db = new Database(join(dataFolder, 'kuu.db'))
  addNameFunctions(db)
  db.exec(`
    with recursive m(i) as (select 1 union all select i + 1 from m where i < 20),
      day(d) as (select 0 union all select d + 1 from day where d < 12)
    insert or ignore into market_prices (id, crop_id, market, price_per_kg, currency, date)
    select c.id || '/' || m.i || '/' || day.d, c.id, 'Market ' || m.i, 30000 + (day.d * 37 + m.i) % 900, 'NGN', date('now', printf('-%d days', day.d))
    from crops c, m, day`)
  db.close()
}

test('a board of 1,200 prices is small: its first answer, its cards, and the matches of a search', async ({
  page,
  product,
}) => {
  addSeries(product)
  const answer = page.waitForResponse(/farmer\.prices\.board/)
  await page.goto(`${product.url}/market`)
  expect((await (await answer).body()).byteLength).toBeLessThan(16_000)
  const cards = page.getByRole('main').getByRole('link')
  await expect(cards).toHaveCount(24)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500)
  await expect(page.getByRole('button', { name: /^All Markets \(1[,.]?3\d\d\)/ })).toBeVisible()
  await page.getByRole('searchbox').fill('market 17')
  await expect(page.getByRole('status').filter({ hasText: 'prices' })).toHaveText('60 prices')
  await expect(cards).toHaveCount(24)
})

test('without a connection to the server, search uses the prices on the phone', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(`${product.url}/market`)
  const cards = page.getByRole('main').getByRole('link')
  // Martha's own crops come first.
  await expect(cards.first()).toContainText('₦')
  await page.route('**/trpc/**', (route) => route.abort())
  await page.getByRole('searchbox').fill('maize')
  await expect(page.getByText('These are the prices that this phone keeps.')).toBeVisible()
  await expect(cards.first()).toContainText('Maize')
  await expect(cards).not.toHaveCount(24)
  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('These are the prices that this phone keeps.')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'prices' })).toHaveText('12 prices')
})
