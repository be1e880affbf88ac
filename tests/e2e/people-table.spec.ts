import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { DESKTOP } from './screens.ts'

const names = (page: Page) => page.getByRole('table').locator('tbody b').allTextContents()
/** The demo's agent looks after so many farmers, who come first. */
const OWN = 6
const parts = async (page: Page) => {
  const all = await names(page)
  return [all.slice(0, OWN), all.slice(OWN)]
}

test('an agent finds farmers by name, phone or place, sorts them, chooses columns and downloads the list', async ({
  page,
  product,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(`${product.url}/agent`)
  await page.getByRole('link', { name: 'All Farmers' }).click()
  await expect(page.getByText('17 farmers')).toBeVisible()
  const byName = page.getByRole('button', { name: 'Name' })
  await byName.click()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=fullName/)
  // The rows of before stay until those in the new order have come.
  await expect.poll(async () => (await parts(page)).every(isSorted)).toBe(true)
  const upwards = await parts(page)
  await byName.press('Enter')
  await expect.poll(() => parts(page)).toEqual(upwards.map((part) => part.toReversed()))

  const search = page.getByRole('searchbox')
  await search.fill('ADEYEMI mart')
  await expect(page.getByText('1 farmer', { exact: true })).toBeVisible()
  expect(await names(page)).toEqual(['Martha Adeyemi'])
  await page.reload()
  await expect(search).toHaveValue('ADEYEMI mart')
  await expect(page.getByText('1 farmer', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(search).toHaveValue('')
  await expect(page.getByText('17 farmers')).toBeVisible()

  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('group', { name: 'Columns' }).getByLabel('Place').uncheck()
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'Phone', 'Registered', 'Status'])
  await page.getByText('Columns', { exact: true }).click()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n').filter(Boolean)
  expect(lines).toHaveLength(18)
  expect(lines[0]).toBe('\uFEFF"Name","Phone","Place","Gender","Year of birth","Group","Registered","Status"')
  expect(lines.find((line) => line.startsWith('"Martha'))).toMatch(
    /^"Martha Adeyemi","'\+\d+",.*,"\d{4}-\d\d-\d\d","Active"$/,
  )
  await page.getByLabel('Select Martha Adeyemi').check()
  await expect(page.locator('#content').getByText('1 row selected')).toBeVisible()
  const chosen = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 1 as CSV' }).click()
  expect((await readFile(await (await chosen).path(), 'utf8')).split('\r\n').filter(Boolean)).toHaveLength(2)

  await search.fill('nobody of this name')
  await expect(page.getByText('No farmer is found by these words.')).toBeVisible()
})

test('on a phone farmers are cards, found by the same search', async ({ page, product }) => {
  await page.goto(`${product.url}/agent`)
  await page.goto(`${product.url}/agent/farmers?q=martha&sort=fullName`)
  await expect(page.getByText('1 farmer', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'All Farmers' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Call Martha Adeyemi' })).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('fullName')
})

test('a place of the report leads to the farmers whom it counts', async ({ page, product }) => {
  await page.goto(`${product.url}/agent`)
  await page.goto(`${product.url}/agent/reports?tab=farmers`)
  await page.getByRole('button', { name: 'Country' }).click()
  await page.getByRole('link', { name: 'Nigeria', exact: true }).click()
  await expect(page).toHaveURL(/\/agent\/farmers\?.*place=Nigeria/)
  await expect(page.getByText('3 farmers', { exact: true })).toBeVisible()
})

const isSorted = (found: string[]) => found.join() === found.toSorted().join()
