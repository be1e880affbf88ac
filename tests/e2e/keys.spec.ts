import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { apiOf } from './farm.ts'
import { firstKey, focusIs, hiddenStops, isHeard, listen, press, tabTo, type } from './keys.ts'
import { expect, type Product, test } from './product.ts'
import { DESKTOP } from './screens.ts'

// Nothing but keys is pressed here, and what is expected is what a screen reader is told: see docs/accessibility.md.

test('a farmer: what was pressed goes, and the focus is at what follows', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('heading', { name: 'Latest Advisories' })).toBeVisible()
  await firstKey(page)
  await press(page, /^button "Done: .*Tomato/)
  await focusIs(page, /^button "Done: .*Okra/)
  await tabTo(page, /^button "Show all/, { back: true })
  await page.keyboard.press('Enter')
  await focusIs(page, /^button "Done: /)

  await press(page, /^link "Courses"/)
  await focusIs(page, /^heading "Agricultural Learning Center"/)
  await expect(page).toHaveTitle('Agricultural Learning Center · Kuu')
  await press(page, /^link ".*Managing fall armyworm/)
  await focusIs(page, /^heading "Managing fall armyworm/)
  await press(page, /^button "Enroll Now"/)
  await focusIs(page, /^heading "Your progress"/)
  await press(page, /^link "Begin/)
  await focusIs(page, /^heading/)
  await press(page, /^button "Mark Complete"/)
  await focusIs(page, /^link/)
  await page.goto(`${product.url}/finance`)
  await expect(page.getByText('Total Balance')).toBeVisible()
  await firstKey(page)
  await listen(page)
  await press(page, /^link "Loans"/)
  await isHeard(page, /^Loans · Farmer Financial Services · Kuu$/)
  await focusIs(page, /^link "Loans"/)
})

test('an agent: what was pressed goes, and the focus is at what follows', async ({ page, product }) => {
  await page.setViewportSize(DESKTOP)
  const ticket = await (await apiOf(product, 'farmer')).askForHelp('Worms in my maize')
  await page.goto(`${product.url}/agent`)
  const visit = page
    .getByRole('region', { name: 'Today' })
    .getByRole('listitem')
    .filter({ hasText: 'Look at the maize' })
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()).toBeVisible()
  await planVisit(page, product, 'Look at the maize')
  await page.reload()
  await expect(visit).toBeVisible()
  await firstKey(page)
  await press(page, /^button "Confirm/)
  await focusIs(page, /^button "Complete/)
  await page.keyboard.press('Enter')
  await focusIs(page, /^textbox "What you saw and said"/)
  await press(page, /^button "Back"/)
  await focusIs(page, /^button "Complete/)
  await press(page, /^button "Move/)
  await focusIs(page, /"Date"/)
  await press(page, /^button "Move visit/)
  await focusIs(page, /^button "(Confirm|Complete)/)

  await page.goto(`${product.url}/agent/farmers`)
  await expect(page.getByText('17 farmers')).toBeVisible()
  await firstKey(page)
  await press(page, /^link "Aisha Lawal/)
  await focusIs(page, /^heading "Aisha Lawal"/)
  await tabTo(page, /^tab "Details"/)
  await page.keyboard.press('End')
  await press(page, /^button "Schedule Visit"/)
  await focusIs(page, /^heading "Schedule Field Visit"/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Aisha Lawal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await focusIs(page, /^link "Aisha Lawal/)

  await page.goto(`${product.url}/agent/tickets/${ticket}`)
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible()
  await firstKey(page)
  await type(page, /^textbox/, 'Pick them by hand in the evening.')
  await press(page, /^button "Send answer"/)
  await expect(page.getByRole('main').getByText('Pick them by hand')).toBeVisible()
  await focusIs(page, /^(textbox|button "Send answer")/)
})

/** A visit of today, which is not confirmed yet. */
async function planVisit(page: Page, product: Product, purpose: string) {
  const farmer = await apiOf(product, 'farmer')
  const json = { farmerId: farmer.userId, date: new Date().toISOString().slice(0, 10), time: '23:30', purpose }
  const headers = { origin: product.url }
  const planned = await page.request.post(`${product.url}/trpc/agent.visits.schedule`, { headers, data: { json } })
  expect(planned.ok()).toBe(true)
}

const PRICES = join(import.meta.dirname, '../fixtures/wfp-nigeria.csv')

test('the desk: an import begins, shows what it would do, and ends at its heading', async ({ page, product }) => {
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/market-prices/import')
  const chooser = page.waitForEvent('filechooser')
  await firstKey(page)
  await press(page, /^button "Choose/)
  await (await chooser).setFiles(PRICES)
  await focusIs(page, /^heading "wfp-nigeria.csv"/)
  await press(page, /^button "Import/)
  await focusIs(page, /^heading "\d+ prices were written/)
})

test('what has the focus is never wholly hidden by what stands over the screen', async ({ page, product }) => {
  await page.goto(`${product.url}/advisories`)
  await expect(page.getByRole('button', { name: /^Read Full Advisory/ }).first()).toBeVisible()
  await firstKey(page)
  expect(await hiddenStops(page, 45)).toEqual([])
  // As a desk at 400% shows it.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('heading', { name: 'Latest Advisories' })).toBeVisible()
  await firstKey(page)
  expect(await hiddenStops(page, 35)).toEqual([])
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/users')
  await expect(page.getByRole('table')).toBeVisible()
  await firstKey(page)
  expect(await hiddenStops(page, 70, 'Shift+Tab')).toEqual([])
})

test('the desk: the content, its order and its filter are few keys away, and each row says whose it is', async ({
  page,
  product,
}) => {
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/users')
  await expect(page.getByRole('table')).toBeVisible()
  await firstKey(page)
  await page.keyboard.press('Tab')
  await focusIs(page, /^link "Skip to content"/)
  await page.keyboard.press('Enter')
  // With the two that lead here.
  const toSort = await tabTo(page, /^combobox "Sort/)
  expect(toSort + (await tabTo(page, /^button "Administrators"/))).toBeLessThanOrEqual(8)
  const rows = page.getByRole('table').getByRole('row')
  expect(await page.getByRole('table').getByRole('rowheader').count()).toBe((await rows.count()) - 1)
})
