import { expect, reading, test } from './product.ts'

test('a farmer asks, an agent answers, the bell leads the farmer to the answer, and she asks again', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/tickets`)
  await expect(page.getByText('You have not asked for help yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Get help' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change your name' }).click()
  await dialog.getByLabel('Subject').fill('Holes in the leaves')
  await dialog.getByLabel('Message').fill('Small holes in all my maize leaves.')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Request Submitted Successfully!' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Holes in the leaves/ })).toContainText('Open')

  await page.goto(`${product.url}/agent`)
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByRole('link', { name: /Holes in the leaves/ }).click()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Please write a message')).toBeVisible()
  await page.getByLabel('Your answer').fill('Look into the funnel for caterpillars.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Answer sent' })).toBeVisible()
  await page.getByRole('link', { name: 'All requests' }).click()
  await expect(page.getByText('No request is waiting. Well done!')).toBeVisible()

  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Your request was answered/ })
    .click()
  await expect(page).toHaveURL(/\/tickets\/KUU-/)
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  const talk = page.getByRole('list', { name: 'Conversation' })
  await expect(talk).toContainText('Samuel Mensah')
  await expect(talk).toContainText('Look into the funnel for caterpillars.')
  await page.getByLabel('Add to your request').fill('I found three.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(talk).toContainText('I found three.')
  await expect(page.getByLabel('Add to your request')).toHaveValue('')

  await page.goto(`${product.url}/agent/tickets`)
  await page.getByRole('link', { name: /Holes in the leaves/ }).click()
  await page.getByRole('button', { name: 'Close request' }).click()
  await expect(page.getByText('This request is closed.')).toBeVisible()
})

reading('the help dialog and the profile link to the requests', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Get help' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'My requests' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My requests' })).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'My requests' }).click()
  await expect(page).toHaveURL(/\/tickets$/)
})

reading(
  'an unknown request is reported as missing, not as a connection problem',
  async ({ page, product, expectedMessages }) => {
    expectedMessages.push(/404/)
    await page.goto(`${product.url}/tickets/KUU-000000`)
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
    await page.getByRole('link', { name: 'All requests' }).click()
    await expect(page).toHaveURL(/\/tickets$/)
  },
)
