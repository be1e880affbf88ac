import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

/** Each way to lose a form that is half filled in. */
const LOSSES: Record<string, (page: Page) => Promise<unknown>> = {
  'a touch beside it': (page) => page.mouse.click(180, 20),
  'the X': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  Back: (page) => page.goBack(),
  'a reload': async (page) => {
    await page.reload()
    await opensAgain(page)
  },
  // Nothing of the page runs any more, as when the battery is empty.
  'a page that ends': async (page) => {
    await page.goto('about:blank')
    await page.goBack()
    await opensAgain(page)
  },
}
/** The address names the dialog, which comes a moment after the screen. */
const opensAgain = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

test('what is typed is kept through each way to lose it, until it is thrown away or sent', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/tickets`)
  const help = page.getByRole('dialog', { name: 'Get Help' })
  const open = async () => {
    if (await help.isVisible()) return
    await page.getByRole('main').getByRole('button', { name: 'Get help' }).first().click()
    await expect(help).toBeVisible()
  }
  await open()
  await help.getByLabel('Message').fill('Worms in the maize')
  await help.getByRole('button', { name: 'Change your name' }).click()
  await help.getByLabel('Priority').selectOption('High')
  for (const lose of Object.values(LOSSES)) {
    await lose(page)
    await page.waitForLoadState()
    await expect(page.getByRole('heading', { name: 'My requests' })).toBeAttached()
    await open()
    await expect(help.getByLabel('Message')).toHaveValue('Worms in the maize')
    await expect(help.getByLabel('Priority')).toHaveValue('high')
    await expect(help.getByText('We kept what you wrote')).toBeVisible()
  }
  await help.getByRole('button', { name: 'Start over' }).click()
  await expect(help.getByLabel('Message')).toHaveValue('')
  await expect(help.getByText('We kept what you wrote')).toBeHidden()

  await help.getByLabel('Message').fill('Worms again')
  await help.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Request Submitted Successfully!' })).toBeVisible()
  await open()
  await expect(help.getByLabel('Message')).toHaveValue('')
})

test('a session that ended keeps the draft, for its own user only; a password is never kept', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer?open=add-crop`)
  const dialog = page.getByRole('dialog', { name: 'Add New Crop' })
  await dialog.getByLabel('Notes').fill('By the river')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('auth')) localStorage.removeItem(key)
  })
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Username').fill('martha')
  await page.getByLabel('Password').fill('not her password')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('not her password')
  await page.goto(`${product.url}/farmer?open=add-crop`)
  await expect(dialog.getByLabel('Notes')).toHaveValue('By the river')
})

test('a refused form leads to its first wrong field, each with its own sentence, and says it once', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer?open=add-crop`)
  const dialog = page.getByRole('dialog', { name: 'Add New Crop' })
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(dialog.getByLabel('Crop', { exact: false }).first()).toBeFocused()
  await expect(dialog.getByRole('searchbox', { name: 'Crop' })).toHaveAccessibleDescription('Choose a crop')
  await expect(dialog.getByLabel('Area Size (hectares)')).toHaveAccessibleDescription('Enter the area')
  await expect(page.getByRole('status')).toHaveText([
    /Missing Information.*Please select a crop and enter the area size/,
  ])
  await dialog.getByRole('button', { name: 'Maize' }).click()
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(dialog.getByLabel('Area Size (hectares)')).toBeFocused()
  // Under the head of the sheet, above its foot.
  const field = await dialog.getByLabel('Area Size (hectares)').boundingBox()
  const foot = await dialog.getByRole('button', { name: 'Add Crop' }).boundingBox()
  expect(field!.y).toBeGreaterThan(170)
  expect(field!.y + field!.height).toBeLessThan(foot!.y)
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(740)
})
