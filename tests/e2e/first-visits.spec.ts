import type { Page } from '@playwright/test'
import { expect, production as test } from './product.ts'

async function register(page: Page, url: string) {
  await page.goto(`${url}/register`)
  await page.getByLabel('Full name').fill('Comfort Kpadeh')
  await page.getByLabel('Username').fill('comfort')
  await page.getByLabel('Password').fill('a long secret')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/farmer$/)
}

test('on the first visit a farmer reads the question in her own words, and the phone finds her place', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 12.0, longitude: 8.52 })
  await register(page, product.url)
  const card = page.getByRole('region', { name: 'Where is your farm?' })
  await card.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Hausa' }).click()
  await expect(card).toHaveCount(0)
  const hausa = page.getByRole('region', { name: 'Ina gonarka take?' })
  await hausa.getByRole('button').last().click()
  await expect(page.getByText(/^Kano, Nigeria/)).toBeVisible()
  await expect(hausa).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Kano, Nigeria/)).toBeVisible()
  await expect(hausa).toHaveCount(0)
})

test('a place that the phone does not find is chosen; from the second day on the app is offered, and declined once', async ({
  page,
  product,
}) => {
  await register(page, product.url)
  const card = page.getByRole('region', { name: 'Where is your farm?' })
  await card.getByRole('button', { name: 'Use my location' }).click()
  await expect(card.getByText('Your place could not be found. Choose the nearest city.')).toBeVisible()
  await card.getByLabel('Nearest city').selectOption('Nairobi, Kenya')
  await expect(page.getByText(/^Nairobi, Kenya/)).toBeVisible()

  const keep = page.getByRole('region', { name: 'Keep Kuu on this phone' })
  await page.reload()
  await expect(page.getByText(/^Nairobi, Kenya/)).toBeVisible()
  await expect(keep).toHaveCount(0)
  // As if the first visit had been on an earlier day: the app goes by the server's clock.
  expect(await page.evaluate(() => localStorage.getItem('kuu-keep'))).toMatch(/^\d{4}-\d\d-\d\d$/)
  await page.evaluate(() => localStorage.setItem('kuu-keep', '2026-01-31'))
  await page.reload()
  await expect(keep).toContainText('Your home, prices, advice and crops then open without a connection.')
  await keep.getByRole('button', { name: 'Not now' }).click()
  await expect(keep).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Nairobi, Kenya/)).toBeVisible()
  await expect(keep).toHaveCount(0)
})
