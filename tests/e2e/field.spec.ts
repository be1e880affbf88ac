import { BREAKING_LINE, savedToast } from './farm.ts'
import { expect, test } from './product.ts'

/** Today in the zone of the browser, which the tests run in UTC. */
const today = () => new Date().toISOString().slice(0, 10)

test('an agent plans a visit for today, and works the list of today off', async ({ page, product }) => {
  await page.goto(`${product.url}/agent`)
  await page.getByRole('button', { name: 'Schedule Field Visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Field Visit' })
  const schedule = dialog.getByRole('button', { name: 'Schedule Visit' })
  await schedule.click()
  await expect(page.getByRole('status').getByText('Please fill in all required fields')).toBeVisible()
  await dialog.getByLabel('Farmer').selectOption({ label: 'Akosua Boateng' })
  await dialog.getByLabel('Date').fill(today())
  await dialog.getByLabel('Time').fill('16:30')
  await dialog.getByLabel('Purpose').fill('Look at the maize')
  await schedule.click()
  await expect(page.getByRole('status').getByText('Visit Scheduled')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Look at the maize' })).toContainText('Scheduled')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const visit = page
    .getByRole('region', { name: 'Today' })
    .getByRole('listitem')
    .filter({ hasText: 'Look at the maize' })
  await visit.getByRole('button', { name: 'Confirm' }).click()
  await expect(visit).toContainText('Confirmed')
  await visit.getByRole('button', { name: 'Complete' }).click()
  await visit.getByLabel('What you saw and said').fill('Worms, picked by hand')
  await visit.getByRole('button', { name: 'Complete visit' }).click()
  await expect(page.getByRole('status').getByText('Visit completed')).toBeVisible()
  await expect(visit).toBeHidden()
})

test('a move that was begun before the visit was moved elsewhere asks which one counts', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/409 \(Conflict\)/)
  const visit = page
    .getByRole('region', { name: 'Today' })
    .getByRole('listitem')
    .filter({ hasText: 'Yam barn and young maize' })
  const listing = page.waitForResponse(/agent\.today/)
  await page.goto(`${product.url}/agent`)
  const [id] = /(?<="id":")[^"]+(?="(?:(?!"id":).)*Yam barn)/.exec(await (await listing).text())!
  await visit.getByRole('button', { name: 'Move: ' }).click()
  await visit.getByLabel('Time').fill('17:00')
  await visit.getByRole('button', { name: 'Back' }).click()
  const headers = { origin: product.url }
  await page.request.post(`${product.url}/trpc/agent.visits.change`, { headers, data: { json: { id, time: '11:00' } } })
  await page.goto(`${product.url}/agent`)
  await expect(visit).toContainText('11:00')
  await visit.getByRole('button', { name: 'Move: ' }).click()
  await expect(visit.getByLabel('Time')).toHaveValue('17:00')
  await visit.getByRole('button', { name: 'Move visit' }).click()
  await page.getByLabel('Yours: 17:00').check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await page.goto(`${product.url}/agent`)
  await expect(visit).toContainText('17:00')
})

test('an agent registers a farmer on the spot, with a crop, a note and a code that is shown once', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/agent/farmers`)
  await page.getByRole('button', { name: 'Register a farmer' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Full name').fill('Comfort Dolo')
  await form.getByLabel('Place').fill('Gbarnga, Liberia')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form).toContainText('comfort.dolo')
  await expect(form).toContainText(/[a-z2-7]{4}(-[a-z2-7]{4}){3}/)
  await form.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('group', { name: 'Which farmers' }).getByRole('button', { name: 'My farmers' }).click()
  await expect(page.getByText('7 farmers', { exact: true })).toBeVisible()
  await page.getByText('Comfort Dolo').first().click()
  const dialog = page.getByRole('dialog', { name: 'Comfort Dolo' })
  await dialog.getByRole('button', { name: 'New note' }).click()
  await dialog.getByLabel('What was said').fill('Seed next week')
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Seed next week' })).toContainText('Samuel Mensah')
  await dialog.getByRole('tab', { name: 'Crops' }).click()
  await dialog.getByRole('button', { name: 'Add a crop' }).click()
  const crop = page.getByRole('dialog', { name: /Add/ })
  await crop.getByRole('button', { name: 'Maize' }).click()
  await crop.getByLabel('Area').fill('1.5')
  await crop.getByRole('button', { name: 'Add Crop' }).click()
  await expect(page.getByRole('dialog', { name: 'Comfort Dolo' })).toContainText('Total Crops1')
})

test.describe('on a line that breaks', () => {
  test.use(BREAKING_LINE)

  test('a note waits on the phone, and is sent once', async ({ page, product }) => {
    let lost = 0
    await page.route('**/trpc/agent.farmers.note', async (route) => {
      if (lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.goto(`${product.url}/agent/farmers`)
    await page.getByText('Aisha Lawal').first().click()
    const dialog = page.getByRole('dialog', { name: 'Aisha Lawal' })
    await dialog.getByRole('button', { name: 'New note' }).click()
    await dialog.getByLabel('What was said').fill('Seed next week')
    await dialog.getByRole('button', { name: 'Save note' }).click()
    await expect(savedToast(page)).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Seed next week' })).toHaveCount(1)
  })
})
