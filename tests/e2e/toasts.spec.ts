import type { Page } from '@playwright/test'
import { PROBLEMS, type ProblemId } from '#domain/problem.ts'
import { expect, OWN, test } from './product.ts'

const NO = { message: 'No', code: -32600, data: { code: 'BAD_REQUEST', httpStatus: 400, problem: null } }

/** Makes the server refuse a procedure: a lost request would wait in the outbox with another toast. */
async function refuse(page: Page, ...paths: string[]) {
  for (const path of paths) await refuseBecause(page, path, null)
}

async function refuseBecause(page: Page, path: string, problem: ProblemId | null) {
  await page.route(`**/trpc/${path}*`, (route) => {
    // Its English comes with it, as from the server.
    const message = problem ? PROBLEMS[problem][1] : NO.message
    const refusal = { error: { json: { ...NO, message, data: { ...NO.data, problem } } } }
    const isBatch = new URL(route.request().url()).searchParams.has('batch')
    return route.fulfill({ status: 400, headers: OWN, json: isBatch ? [refusal] : refusal })
  })
}

const toastOf = (page: Page) => page.getByRole('status')

/** The whole text of the only toast, once the one before has left; the close button has no text. */
const expectToast = (page: Page, title: string, text = '') => expect(toastOf(page)).toHaveText([title + text])

const failed = async (page: Page, text: string) => {
  await expectToast(page, 'Error', text)
  await expect(toastOf(page)).toHaveAttribute('data-tone', 'bad')
}

test.describe('a failure', () => {
  test.use({ expectedMessages: [/400 \(Bad Request\)/] })

  test('of an agent is shown with the sentence of the specification', async ({ page, product }) => {
    await refuse(page, 'agent.visits.schedule', 'agent.sms.send', 'farmer.advisories.publish')
    await page.goto(`${product.url}/agent`)
    await page.getByRole('button', { name: 'Create Advisory' }).click()
    const advisory = page.getByRole('dialog')
    await advisory.getByLabel('Title').fill('Weed your maize')
    await advisory.getByLabel('Content').fill('Weed twice before the rain comes.')
    await advisory.getByLabel('Category').selectOption('general')
    await advisory.getByRole('button', { name: 'Create Advisory' }).click()
    await failed(page, 'Failed to create advisory')
    await expect(advisory.getByLabel('Title')).toHaveValue('Weed your maize')
    await page.goto(`${product.url}/agent`)
    await page.getByRole('button', { name: 'Schedule Field Visit' }).click()
    const visit = page.getByRole('dialog', { name: 'Schedule Field Visit' })
    await visit.getByLabel('Farmer').selectOption({ label: 'Akosua Boateng' })
    await visit.getByLabel('Date').fill('2099-01-01')
    await visit.getByLabel('Time').fill('16:30')
    await visit.getByLabel('Purpose').fill('Look at the maize')
    await visit.getByRole('button', { name: 'Schedule Visit' }).click()
    await failed(page, 'Failed to schedule visit')
    await expect(visit.getByLabel('Purpose')).toHaveValue('Look at the maize')
    await page.goto(`${product.url}/agent/farmers`)
    await page.getByText('Aisha Lawal').first().click()
    const farmer = page.getByRole('dialog', { name: 'Aisha Lawal' })
    await farmer.getByRole('tab', { name: 'Messages' }).click()
    await farmer.getByRole('button', { name: 'Send SMS Message' }).click()
    await farmer.getByRole('textbox', { name: 'Message' }).fill('Rain on Friday')
    await farmer.getByRole('button', { name: 'Send SMS', exact: true }).click()
    // The count of the list is a status, too.
    await expect(toastOf(page).filter({ hasText: 'Error' })).toHaveText('ErrorFailed to send SMS')
  })

  test('is shown with the sentence of the specification, and nothing typed is lost', async ({ page, product }) => {
    await refuse(page, 'farmer.contact.submit', 'farmer.crops.add')
    await page.goto(`${product.url}/farmer`)
    await page.getByRole('button', { name: 'Get help' }).click()
    const help = page.getByRole('dialog', { name: 'Get Help & Support' })
    await help.getByLabel('Message').fill('Worms')
    await help.getByRole('button', { name: 'Submit Request' }).click()
    await failed(page, 'Failed to submit your request. Please try again.')
    await expect(help.getByLabel('Message')).toHaveValue('Worms')
    await help.getByLabel('Message').fill('')
    await help.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(page, 'Missing Information', 'Please fill in your name and message')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()

    await page.getByRole('button', { name: 'Add a crop' }).click()
    const crop = page.getByRole('dialog', { name: 'Add New Crop' })
    await crop.getByRole('button', { name: 'Okra' }).click()
    await crop.getByRole('button', { name: 'Add Crop' }).click()
    await expectToast(page, 'Missing Information', 'Please select a crop and enter the area size')
    await crop.getByLabel('Area Size (hectares)').fill('2')
    await crop.getByRole('button', { name: 'Add Crop' }).click()
    await failed(page, 'Failed to add crop. Please try again.')
    await expect(crop.getByLabel('Area Size (hectares)')).toHaveValue('2')
  })

  test('is shown on every screen that writes', async ({ page, product, context, expectedMessages }) => {
    expectedMessages.push(/status of 500/)
    await refuse(page, 'farmer.notifications', 'farmer.bookmarks.set', 'farmer.crops.change', 'farmer.cropLog', 'farmer.care.done') // biome-ignore format: one list
    await refuse(page, 'farmer.preferences.set', 'farmer.profile.change', 'farmer.advice.answer') // biome-ignore format: one list
    await page.unroute('**/trpc/farmer.notifications*')
    await refuse(page, 'farmer.notifications.read', 'farmer.notifications.remove')
    await page.goto(`${product.url}/farmer`)

    await page.getByRole('button', { name: /^Notifications/ }).click()
    const bell = page.getByRole('dialog', { name: 'Notifications' })
    const [allRead, remove] = ['Mark All Read', /^Delete/].map((name) => bell.getByRole('button', { name }).first())
    for (const write of [allRead!, remove!]) {
      await write.click()
      // What cannot be undone asks first.
      if (write === remove) await bell.getByRole('button', { name: 'Delete', exact: true }).click()
      await failed(page, 'This could not be done. Please try again.')
      await toastOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(toastOf(page)).toHaveCount(0)
    }
    await page.keyboard.press('Escape')

    await page.getByRole('region', { name: 'Do this now' }).getByRole('button', { name: /^Done/ }).click()
    await failed(page, 'This could not be done. Please try again.')
    await page.getByRole('region', { name: 'This week' }).getByRole('button', { name: /^Done/ }).first().click() // biome-ignore format: one step
    await failed(page, 'This could not be saved. Please try again.')

    await page.getByRole('button', { name: /^Read Full Advisory/ }).first().click() // biome-ignore format: one step
    const advisory = page.getByRole('dialog')
    await advisory.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await failed(page, 'This could not be done. Please try again.')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await advisory.getByRole('button', { name: 'Share' }).click()
    await expectToast(page, 'Copied to clipboard')
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await advisory.getByRole('button', { name: 'Share' }).click()
    await failed(page, 'This could not be done. Please try again.')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'View Details: Maize' }).click()
    const crop = page.getByRole('dialog', { name: 'Maize' })
    await crop.getByRole('button', { name: 'Ready to Harvest' }).click()
    await crop.getByRole('button', { name: 'Set it' }).click()
    await failed(page, 'This could not be saved. Please try again.')
    // The first one closes the question.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
    await page.getByLabel('Weather location').selectOption('Accra, Ghana')
    await failed(page, 'This could not be saved. Please try again.')
    await expect(page.getByLabel('Weather location')).toHaveValue('Lagos, Nigeria')
    await page.getByRole('switch', { name: 'Market prices', exact: true }).click()
    await failed(page, 'This could not be saved. Please try again.')
    await expect(page.getByRole('switch', { name: 'Market prices', exact: true })).not.toBeChecked()
    await page.route('**/api/profile/export', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Download my data' }).click()
    await failed(page, 'Your data could not be fetched. Please try again.')
  })

  test("is shown with the server's reason, in the reader's language", async ({ page, product }) => {
    await refuseBecause(page, 'farmer.crops.add', 'cropsFull')
    await refuseBecause(page, 'farmer.bookmarks.set', 'bookmarksFull')
    await refuseBecause(page, 'farmer.care.done', 'notFound')
    await page.goto(`${product.url}/farmer`)
    await page.getByRole('button', { name: 'Add a crop' }).click()
    const crop = page.getByRole('dialog', { name: 'Add New Crop' })
    await crop.getByRole('button', { name: 'Okra' }).click()
    await crop.getByLabel('Area Size (hectares)').fill('2')
    await crop.getByRole('button', { name: 'Add Crop' }).click()
    // The sentence of the specification comes first, then the reason.
    await failed(page, 'Failed to add crop. Please try again. There is room for 200 crops. Remove one you no longer need to make room') // biome-ignore format: one sentence
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /^Read Full Advisory/ }).first().click() // biome-ignore format: one step
    await page.getByRole('dialog').getByRole('button', { name: 'Bookmark', exact: true }).click()
    await failed(page, 'There is room for 200 bookmarks. Remove one you no longer need to make room')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('menuitemradio', { name: /Français/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.getByRole('region', { name: 'Cette semaine' }).getByRole('button', { name: /^Fait/ }).first().click()
    await expectToast(page, 'Erreur', 'Nous ne l’avons pas trouvé')
  })

  test("is shown at its field in the reader's language", async ({ page, product }) => {
    await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'))
    await page.goto(`${product.url}/login`)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Le nom d’utilisateur est nécessaire')).toBeVisible()
    await page.getByLabel('Nom d’utilisateur').fill('a'.repeat(65))
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Au plus 64 caractères')).toBeVisible()
  })

  test('with prices', async ({ page, product }) => {
    await refuse(page, 'farmer.priceAlerts.set', 'farmer.prices.setTransport')
    await page.goto(`${product.url}/market?q=maize&market=Lagos+Central+Market`)
    await page.getByRole('link', { name: /Maize/ }).click()
    await page.getByRole('button', { name: 'Set a price alert' }).click()
    const alert = page.getByRole('dialog', { name: 'Set a price alert' })
    await alert.getByLabel('Price per kg (NGN)').fill('450')
    await alert.getByRole('button', { name: 'Set alert' }).click()
    await failed(page, 'Failed to set the price alert. Please try again.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Set transport costs' }).click()
    const costs = page.getByRole('dialog')
    await costs.getByLabel('Quantity (kg)').fill('100')
    await costs.getByRole('button', { name: 'Save' }).click()
    await failed(page, 'Failed to save transport costs. Please try again.')
    await expect(costs.getByLabel('Quantity (kg)')).toHaveValue('100')
  })
})

test('a success is shown with the exact sentence, one toast at a time', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Add a crop' }).click()
  const crop = page.getByRole('dialog', { name: 'Add New Crop' })
  await crop.getByRole('button', { name: 'Okra' }).click()
  await crop.getByLabel('Area Size (hectares)').fill('0.1')
  await crop.getByRole('button', { name: 'Add Crop' }).click()
  await expectToast(page, 'Crop Added Successfully', 'Okra has been added to your farm')

  await page.getByRole('button', { name: 'Get help' }).click()
  const help = page.getByRole('dialog', { name: 'Get Help & Support' })
  await help.getByRole('tab', { name: 'Extension Agents' }).click()
  await help.getByRole('button', { name: /Grace Wanjiru/ }).click()
  await help.getByRole('tab', { name: 'Contact Form' }).click()
  await help.getByLabel('Message').fill('Worms')
  await help.getByRole('button', { name: 'Submit Request' }).click()
  await expect(toastOf(page)).toHaveText([/^Request Submitted Successfully!Your support ticket KUU-[2-9A-Z]{6} has been created\. An extension agent will contact you soon\.$/]) // biome-ignore format: one sentence
  await page.getByRole('button', { name: 'Get help' }).click()
  await expect(help.getByLabel('Message')).toHaveValue('')
  await expect(help.getByText('To any extension agent')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Read Full Advisory/ }).first().click() // biome-ignore format: one step
  const advisory = page.getByRole('dialog')
  await advisory.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expectToast(page, 'Added to bookmarks', ' Undo: F8Undo')
  await advisory.getByRole('button', { name: 'Remove bookmark' }).click()
  await expectToast(page, 'Removed from bookmarks', ' Undo: F8Undo')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Notifications/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByRole('button', { name: 'Mark All Read' }).click()
  await expectToast(page, 'All notifications marked as read', ' Undo: F8Undo')
  await bell.getByRole('button', { name: /^Delete/ }).first().click() // biome-ignore format: one step
  await bell.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast(page, 'Notification deleted')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Kpɛlɛɛ' }).click()
  await expectToast(page, 'Language Changed', 'Interface language changed to Kpɛlɛɛ')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a toast closes after five seconds, with its button, or with a swipe of 50 px to the right; F8 focuses it', async ({
    page,
    product,
  }) => {
    await page.clock.install()
    await page.goto(`${product.url}/farmer`)
    const toast = toastOf(page)
    const tell = async () => {
      await page.getByRole('button', { name: 'Language', exact: true }).click()
      await page.getByRole('menuitemradio', { name: 'English' }).click()
      // A toast stays under the mouse.
      await page.mouse.move(180, 700)
      await expect(toast).toHaveText(['Language ChangedInterface language changed to English'])
      // Under the pointer it would stay.
      await page.mouse.move(0, 0)
    }
    // A touch, not the mouse: the browser uses a touch for scrolling unless the page prevents it.
    const phone = await page.context().newCDPSession(page)
    const swipe = async (px: number) => {
      const { x, y } = (await toast.boundingBox())!
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
        phone.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: by === undefined ? [] : [{ x: x + 130 + by, y: y + 20 }],
        })
      await touch('touchStart', 0)
      for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', px * step)
      await touch('touchEnd')
    }
    await tell()
    await page.clock.fastForward(3_000)
    await expect(toast).toBeVisible()
    await page.clock.fastForward(2_000)
    await expect(toast).toHaveCount(0, { timeout: 2_000 })

    await tell()
    await page.keyboard.press('F8')
    await expect(toast).toBeFocused()
    // The toast learns of the focus with its next frame; it stays while it has it.
    await page.clock.runFor(500)
    await page.clock.fastForward(20_000)
    await expect(toast).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast).toHaveCount(0)

    await tell()
    await swipe(40)
    await swipe(-120)
    await expect(toast).toBeVisible()
    await swipe(60)
    await expect(toast).toHaveCount(0)
  })
})

test('at twice the text size a toast stands above the head of a sheet, with its Undo whole', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // As the settings of a phone have it, from the start.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto(`${product.url}/crops`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Cassava/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Cassava' })
  await sheet.getByRole('tab', { name: 'Care Schedule' }).click()
  await sheet.getByRole('button', { name: /^Done/ }).first().click()
  const toast = toastOf(page)
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
  const [above, head] = [await toast.boundingBox(), await sheet.getByRole('heading', { name: 'Cassava' }).boundingBox()]
  expect(above!.y + above!.height).toBeLessThanOrEqual(head!.y)
})
