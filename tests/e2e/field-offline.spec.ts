import type { Page } from '@playwright/test'
import { apiOf, BREAKING_LINE, keysOnPhone, phonePhoto, savedToast } from './farm.ts'
import { answersCached, readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test.use(BREAKING_LINE)

/** Waits until the files and the lists of an agent are on the phone; those of the last farmer come last. */
async function readyForTheRoad(page: Page) {
  await readyForOffline(page)
  const hasFiles = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('/sw.js')).text()
      const packs = worker.match(/assets\/[\w-]+\.agent\.jsonl/g) ?? []
      const files = await caches.open('kuu-files')
      const kept = await Promise.all(packs.map((pack) => files.match(`/${pack}`)))
      return kept.length > 0 && kept.every(Boolean)
    })
  await expect.poll(hasFiles).toBe(true)
  // On a phone that has the files already, the lists alone are waited for: what is asked last is there after all others.
  const hasLists = async () => (await keysOnPhone(page, 'queries')).some((key) => key.includes('"sms","conversation"'))
  await expect.poll(hasLists).toBe(true)
  await answersCached(page)
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('visits open, are planned and moved without a connection, outlast a reload, and are sent once', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/agent`)
  await expect(page.getByText('Yam barn and young maize')).toBeVisible()
  await readyForTheRoad(page)

  await context.setOffline(true)
  await page.goto(`${product.url}/agent/visits`)
  await expect(page.getByText(/^Loaded /)).toBeVisible()
  // A visit of today is in the day's round as well; by the phone's clock, an hour ahead of the demo's, it may be one.
  await expect(page.getByText('Damaged leaves of the maize').first()).toBeVisible()
  await page.getByRole('button', { name: 'New visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Field Visit' })
  await dialog.getByLabel('Farmer').selectOption({ label: 'Akosua Boateng' })
  await dialog.getByLabel('Date').fill(day(-2))
  await dialog.getByLabel('Time').fill('16:30')
  await dialog.getByLabel('Purpose').fill('Dry the cocoa')
  await dialog.getByRole('button', { name: 'Schedule Visit' }).click()
  const date = dialog.getByLabel('Date')
  await expect(date).toBeFocused()
  await expect(date).toHaveAccessibleDescription('The date cannot be before today')
  await expect(savedToast(page)).toBeHidden()
  await date.fill(day(3))
  await dialog.getByRole('button', { name: 'Schedule Visit' }).click()
  await expect(savedToast(page)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.reload()
  const planned = page.getByRole('listitem').filter({ hasText: 'Dry the cocoa' })
  await expect(planned).toContainText('Akosua Boateng')
  await expect(planned).toContainText('Will be sent when you are online')
  await page.getByRole('link', { name: '1 to send' }).click()
  await expect(page.getByText('Visit planned · Akosua Boateng')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await page.goto(`${product.url}/agent/visits`)
  await expect(planned).toHaveCount(1)
  await expect(planned).not.toContainText('Will be sent')
})

test('a visit is completed without a connection, with a photo and a place; its card has both once they are sent', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 6.5244, longitude: 3.3792, accuracy: 12 })
  await page.goto(`${product.url}/agent`)
  await expect(page.getByText('Yam barn and young maize')).toBeVisible()
  await readyForTheRoad(page)

  await context.setOffline(true)
  await page.goto(`${product.url}/agent/visits`)
  const visit = page.getByRole('listitem').filter({ hasText: 'Damaged leaves of the maize' })
  await visit.getByRole('button', { name: 'Complete' }).first().click()
  await visit.getByLabel('What you saw and said').fill('Fall armyworm in every third plant')
  await visit.getByRole('button', { name: 'Add where you are' }).click()
  await expect(visit.getByText('Position added (±12 m)')).toBeVisible()
  const file = visit.locator('input[type=file]')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(visit.getByRole('alert')).toContainText('could not be read as a photo')
  await file.setInputFiles(await phonePhoto(page))
  await expect(visit.getByText('Photo added')).toBeVisible()
  await visit.getByRole('button', { name: 'Complete visit' }).click()
  await expect(savedToast(page)).toBeVisible()

  await context.setOffline(false)
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await page.goto(`${product.url}/agent/farmers?q=tunde`)
  await page
    .getByText(/^Tunde /)
    .first()
    .click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Actions' }).click()
  await expect(visit).toContainText('Outcome: Fall armyworm in every third plant')
  await expect(visit.getByRole('img', { name: /^Photo of the visit to / })).toBeVisible()
})

test('a farmer who is registered without a connection waits in the list, is refused when known, and registered all the same', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/agent/farmers`)
  await expect(page.getByText('17 farmers')).toBeVisible()
  await readyForTheRoad(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Register a farmer' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByText('Without a connection the start code cannot be shown here.')).toBeVisible()
  await form.getByLabel('Full name').fill('Akosua Boateng')
  await form.getByLabel('Place').fill('Kumasi, Ghana')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(savedToast(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'To be registered' })).toContainText('Akosua Boateng')

  await context.setOffline(false)
  await page.getByRole('link', { name: '1 needs you' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'New farmer: Akosua Boateng' })
  await expect(entry).toContainText('Somebody like this is registered already.')
  await entry.getByRole('button', { name: 'Register all the same' }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await page.goto(`${product.url}/agent/farmers?q=akosua`)
  await expect(page.getByText('2 farmers', { exact: true })).toBeVisible()
})

test('a text message that is written without a connection waits with its farmer, and is sent once', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/agent`)
  await expect(page.getByText('Yam barn and young maize')).toBeVisible()
  await readyForTheRoad(page)

  await context.setOffline(true)
  await page.goto(`${product.url}/agent/farmers`)
  await page.getByRole('link', { name: 'Yaw Asante', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Yaw Asante' })
  await dialog.getByRole('tab', { name: 'Actions' }).click()
  await dialog.getByRole('button', { name: 'Send SMS Message' }).click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('I come on Friday at 9.')
  await dialog.getByRole('button', { name: 'Send SMS', exact: true }).click()
  await expect(savedToast(page)).toBeVisible()
  const waiting = dialog.getByRole('list', { name: 'Waiting on this phone' })
  await expect(waiting).toContainText('I come on Friday at 9.')

  await context.setOffline(false)
  await expect(waiting).toHaveCount(0)
  const line = dialog.getByRole('listitem').filter({ hasText: 'I come on Friday at 9.' })
  await expect(line).toHaveCount(1)
  await expect(line).not.toContainText('Will be sent')
})

test('the lists of an agent and the landing page open without a connection, without having been opened before', async ({
  page,
  context,
  product,
}) => {
  await (await apiOf(product, 'farmer')).askForHelp('Worms in my maize')
  await page.goto(`${product.url}/agent`)
  await expect(page.getByText('Yam barn and young maize')).toBeVisible()
  await readyForTheRoad(page)
  await context.setOffline(true)
  const lists = [
    ['Farmers', '17 farmers'],
    ['Visits', 'Damaged leaves of the maize'],
    ['Requests 1 waiting', 'Worms in my maize'],
    ['Inbox 2 waiting', 'Price of gari in Kumasi'],
  ] as const
  for (const [place, text] of lists) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place }).click()
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
  await page.goto(`${product.url}/agent/messages`)
  await expect(page.getByText('The phone was off for three days')).toBeVisible()
  await page.goto(product.url)
  await expect(page.getByRole('heading', { name: /Better harvests/ })).toBeVisible()
})

test('a request that waits is opened and answered without a connection, waits no more today, and is sent once', async ({
  page,
  context,
  product,
}) => {
  await (await apiOf(product, 'farmer')).askForHelp('Worms in my maize')
  await page.goto(`${product.url}/agent`)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByText('Worms in my maize')).toBeVisible()
  await readyForTheRoad(page)

  await context.setOffline(true)
  // The phone was switched off on the road.
  await page.reload()
  await today.getByRole('link', { name: 'Martha Adeyemi' }).click()
  const talk = page.getByRole('list', { name: 'Conversation' })
  await expect(talk).toContainText('sawdust in the whorl')
  await page.getByLabel('Your answer').fill('Pick them by hand in the morning.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(savedToast(page)).toBeVisible()
  const answer = talk.getByRole('listitem').filter({ hasText: 'Pick them by hand' })
  await expect(answer).toContainText('Will be sent when you are online')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(today.getByText('Yam barn and young maize')).toBeVisible()
  await expect(today.getByText('Worms in my maize')).toBeHidden()
  await page.getByRole('link', { name: '1 to send' }).click()
  await expect(page.getByText('Answer in a request for help')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await page.goto(`${product.url}/agent/tickets?status=answered`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Worms in my maize|Martha/ })
    .first()
    .click()
  await expect(answer).toHaveCount(1)
  await expect(answer).not.toContainText('Will be sent')
})

test('what an agent answers stands there after it was sent from another screen, without a connection', async ({
  page,
  context,
  product,
}) => {
  const ticketId = await (await apiOf(product, 'farmer')).askForHelp('Worms in my maize')
  await page.goto(`${product.url}/agent`)
  await expect(page.getByRole('region', { name: 'Today' }).getByText('Worms in my maize')).toBeVisible()
  await readyForTheRoad(page)
  await context.setOffline(true)
  await page.goto(`${product.url}/agent/tickets/${ticketId}`)
  await page.getByLabel('Your answer').fill('Pick them by hand in the morning.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(savedToast(page)).toBeVisible()
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByText('Answer in a request for help')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()

  await context.setOffline(true)
  await page.goto(`${product.url}/agent/tickets/${ticketId}`)
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Pick them by hand')
})

test('the account opens without a connection, without having been opened before, and is signed out of; a course opens that was', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/agent/courses`)
  await expect(page.getByText('Managing fall armyworm')).toBeVisible()
  await readyForTheRoad(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Managing fall armyworm')).toBeVisible()

  await page.goto(`${product.url}/agent/account`)
  await expect(page.getByText('With a connection you see here where you are signed in.')).toBeVisible()
  // It is asked anew each time: nothing of it is kept.
  await expect(page.getByText('This is not on the phone yet')).toHaveCount(0)
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/select$/)
})

test('farmers are searched and narrowed without a connection among those that the phone keeps', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/agent/farmers`)
  await expect(page.getByText('17 farmers', { exact: true })).toBeVisible()
  await readyForTheRoad(page)
  await context.setOffline(true)
  await page.getByLabel('Search by name, phone or place').fill('aisha')
  await expect(page.getByText('These are the farmers that this phone keeps')).toBeVisible()
  await expect(page.getByText('1 farmer', { exact: true })).toBeVisible()
  await expect(page.getByText('Aisha Lawal').first()).toBeVisible()
  await page.getByLabel('Search by name, phone or place').fill('')
  await page.getByRole('button', { name: 'My farmers' }).click()
  await expect(page.getByText('6 farmers', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('These are the farmers that this phone keeps')).toBeHidden()
})
