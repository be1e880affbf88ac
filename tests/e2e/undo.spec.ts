import type { Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { apiOf } from './farm.ts'
import { expect, type Product, test } from './product.ts'

const toastOf = (page: Page) => page.getByRole('status')
const undo = (page: Page) => toastOf(page).getByRole('button', { name: 'Undo' })

test('a task that was not done, and notifications that were not read, are as they were after Undo', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer`)
  const week = page.getByRole('region', { name: 'This week' })
  const done = week.getByRole('button', { name: /^Done/ }).first()
  const name = (await done.getAttribute('aria-label')) ?? ''
  await done.click()
  await expect(toastOf(page)).toContainText(['Well done'])
  await expect(week.getByRole('button', { name })).toHaveCount(0)
  // By the keyboard alone.
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(undo(page)).toBeFocused()
  expect((await undo(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toHaveText(['Undone'])
  await expect(week.getByRole('button', { name })).toBeVisible()

  await page.getByRole('button', { name: /^Notifications/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  const unread = bell.getByText('Unread', { exact: true })
  await expect(unread.first()).toBeVisible()
  const before = await unread.count()
  await bell.getByRole('button', { name: 'Mark All Read' }).click()
  await expect(unread).toHaveCount(0)
  await undo(page).click()
  await expect(unread).toHaveCount(before)
  await bell.getByRole('button', { name: 'Mark All Read' }).click()
  await bell.getByRole('button', { name: /^Mark as unread/ }).first().click() // biome-ignore format: one step
  await expect(unread).toHaveCount(1)

  const items = bell.getByRole('listitem')
  const all = await items.count()
  await bell.getByRole('button', { name: /^Delete/ }).first().click() // biome-ignore format: one step
  await expect(bell.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(all)
  await bell.getByRole('button', { name: /^Delete/ }).first().click() // biome-ignore format: one step
  await bell.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(items).toHaveCount(all - 1)
})

test('a request that was closed by mistake is open again, from the toast and from its page', async ({
  page,
  product,
}) => {
  const farmer = await apiOf(product, 'farmer')
  const ticketId = await farmer.askForHelp('Worms')
  await page.goto(`${product.url}/agent/tickets/${ticketId}`)
  await page.getByRole('button', { name: 'Close request' }).click()
  await expect(page.getByText('This request is closed.')).toBeVisible()
  await undo(page).click()
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible()
  await page.getByRole('button', { name: 'Close request' }).click()
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible()
})

test('a draft that was thrown away by mistake is back after Undo', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer?open=help`)
  const message = page.getByRole('dialog').getByLabel('Message')
  await message.fill('Worms in my maize')
  await page.reload()
  await expect(message).toHaveValue('Worms in my maize')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(message).toHaveValue('')
  await undo(page).click()
  await expect(message).toHaveValue('Worms in my maize')
})

/** A form that was begun earlier. */
const leaveDraft = (page: Page) =>
  page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('authUser') ?? '{}')
    localStorage.setItem(`kuu.draft.${id} somewhere`, JSON.stringify({ text: 'Half a sentence' }))
  })
const draftsOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kuu.draft.')).length)

async function signOutAsks(page: Page, button: string, product: Product, path: string) {
  await leaveDraft(page)
  await page.getByRole('button', { name: button }).click()
  const question = page.getByRole('alert')
  await expect(question).toHaveText(/^1 form that you began is not sent\. It is thrown away when you sign out\./)
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: button })).toBeFocused()
  expect(await draftsOn(page)).toBe(1)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Sign out all the same' }).click()
  await expect(page).toHaveURL(product.url + path)
  await expect.poll(() => draftsOn(page)).toBe(0)
  await expect(toastOf(page)).toHaveCount(0)
}

test('sign-out asks about forms that were begun, then removes them, wherever there is a button for it', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await signOutAsks(page, 'Sign Out', product, '/select')
  await page.goto(`${product.url}/agent`)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await signOutAsks(page, 'Sign Out', product, '/select')
  await openAdmin(page, product)
  await signOutAsks(page, 'Logout', product, '/admin/login')
})
