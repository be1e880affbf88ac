import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, type Product, test } from './product.ts'

const demoFarmer = '(select user_id from notifications limit 1)'

function inDatabase<T>({ dataFolder }: Product, work: (db: Database.Database) => T): T {
  const db = new Database(join(dataFolder, 'kuu.db'))
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** A new price, with a notification within a second for everyone who has an alert. */
const priceComes = (product: Product, pricePerKg: number) =>
  inDatabase(product, (db) => {
    const { id: cropId } = db.prepare("select id from crops where name = 'Maize'").get() as { id: string }
    const price = { cropId, crop: 'Maize', market: 'Lagos Central Market', pricePerKg, currency: 'NGN', date: '2026-11-20' } // biome-ignore format: one row
    const queue = JSON.stringify([{ broadcast: { of: 'price', price }, after: '' }])
    db.prepare(
      "insert or replace into settings (name, value, updated_at) values ('tellings', ?, '2026-11-20T08:00:00.000Z')",
    ).run(queue)
  })

test('a price alert is in Swahili on the bell and by SMS; on the bell it changes with the language', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/market?q=maize&market=Lagos+Central+Market`)
  await page.getByRole('link', { name: /Maize/ }).click()
  await page.getByRole('button', { name: 'Set a price alert' }).click()
  const alert = page.getByRole('dialog', { name: 'Set a price alert' })
  await alert.getByLabel('Price per kg (NGN)').fill('450')
  await alert.getByRole('switch', { name: 'Also by SMS' }).click()
  await alert.getByRole('button', { name: 'Set alert' }).click()
  await expect(page.getByText('Waiting, and by SMS')).toBeVisible()

  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /Kiswahili/ }).click()
  // What is chosen on one phone is no choice for the account that a demo shares: messages follow the account.
  inDatabase(product, (db) =>
    db.prepare(`update users set language = 'swahili', has_chosen_language = 1 where id = ${demoFarmer}`).run(),
  )

  priceComes(product, 46_050)
  const notified = () =>
    inDatabase(product, (db) => db.prepare("select count(*) from notifications where kind = 'priceAbove'").pluck().get()) // biome-ignore format: one question
  await expect.poll(notified).toBe(1)
  const text = inDatabase(product, (db) => db.prepare("select message from sms_messages where type = 'market_price' order by created_at desc").pluck().get()) // biome-ignore format: one question
  expect(text).toBe(
    'Kuu: Mahindi katika Lagos Central Market ilikuwa NGN 460.50/kg tarehe 20 Nov, juu ya NGN 450.00 uliyotaka.',
  )

  await page.goto(`${product.url}/farmer`)
  const bell = page.getByRole('button', { name: /^Arifa/ })
  await expect(bell).toHaveAccessibleName('Arifa, 4 hazijasomwa')
  await bell.click()
  const first = page.getByRole('dialog').getByRole('tabpanel').getByRole('listitem').first()
  await expect(first).toContainText('Mahindi: bei imepita ₦ 450.00')
  await expect(first).toContainText('₦ 460.50 kwa kilo katika Lagos Central Market tarehe 20 Nov.')
  await page.getByRole('dialog').getByRole('button', { name: 'Funga' }).click()

  await page.getByRole('button', { name: 'Lugha', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /Français/ }).click()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(first).toContainText('Maïs : plus de 450,00 ₦')
  await first.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/market\/[^/]+$/)
})
