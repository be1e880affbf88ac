import type { Page, Route } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, OWN, reading, test } from './product.ts'
import { faultsIn } from './views/faults.ts'
import { FIRST } from './views/view.ts'
import { isForAll, violationsOf } from './violations.ts'

type Answer = { result: { data: { json: unknown } } } | { error: { json: object } }
const LOST: Answer = { error: { json: { message: 'Lost', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, problem: null } } } } // biome-ignore format: one answer
const nothing = (json: unknown): Answer => ({ result: { data: { json } } })
const NO_LIST = nothing([])
const NO_PAGE = nothing({ items: [], nextCursor: null })
const NO_COUNTED_PAGE = nothing({ items: [], nextCursor: null, total: 0 })
const NO_BOARD = nothing({ items: [], nextCursor: null, total: 0, trends: { up: 0, down: 0, stable: 0 }, markets: [] })
const NO_PORTFOLIO = nothing({ totals: [], groups: [] })

const NO_LESSONS = nothing({
  ...{ id: 'any', title: 'Maize', description: 'A course', shortDescription: null, duration: null, level: 'beginner' },
  ...{ price: 0, currency: 'USD', targetAudience: [], learningObjectives: [], keyBenefits: [], isPublished: true },
  ...{ imageUrl: null, createdAt: '2026-11-01T00:00:00.000Z', modules: [], enrollment: null },
})
const NO_QUESTIONS = nothing({
  ...{ id: 'any', moduleId: 'any', courseId: 'any', title: 'Seed', description: null, passingScore: 70, questions: [] },
})

const ONE_FIELD = nothing([
  {
    ...{ id: 'any', farmerId: 'martha', code: '7KQ4T', name: 'North', description: null, place: null, way: 'area' },
    ...{ totalArea: 1, perimeter: null, errorBand: null, boundaryCoordinates: [], needsBorder: false },
    ...{ centerLatitude: null, centerLongitude: null, elevation: null, slope: null, soilType: null },
    ...{ drainageLevel: null, accessRoad: false, waterSource: null, lastWork: null, version: 1 },
    ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
  },
])

const NO_REPORT = nothing({ id: 'any', title: 'Maize', learners: { active: 0, stopped: 0, completed: 0 }, quizzes: [] })

/** For each screen: its queries, and its text when it is empty. screens.spec.ts shows the full state. */
const SCREENS: { path: string; asks: Record<string, Answer>; empty: string[]; isAdmin?: true }[] = [
  {
    path: '/farmer',
    asks: { 'farmer.crops.list': NO_LIST, 'farmer.advisories.nearest': NO_LIST, 'farmer.prices.newest': NO_LIST },
    empty: [
      'No crops registered yet. Add your first crop to get started!',
      'No advisories available at the moment.',
      'No market prices available at the moment.',
    ],
  },
  {
    path: '/crops',
    asks: { 'farmer.crops.list': NO_LIST, 'farmer.crops.catalogue': NO_LIST },
    empty: [
      'You have not added a crop yet.',
      'Add Your First Crop',
      'Current Crops (0)',
      'There are no crops to choose from yet.',
    ],
  },
  {
    path: '/fields/any',
    asks: { 'farmer.fields.list': ONE_FIELD, 'farmer.zones.list': NO_LIST, 'farmer.boundaryCases.list': NO_LIST },
    empty: ['No part is worked differently.'],
  },
  {
    path: '/fields/any?tab=soil',
    asks: { 'farmer.fields.list': ONE_FIELD, 'farmer.measurements.list': NO_LIST },
    empty: ['Nothing has been measured in this field yet.'],
  },
  {
    path: '/fields/any?tab=work',
    asks: { 'farmer.fields.list': ONE_FIELD, 'farmer.applications.list': NO_LIST },
    empty: ['Nothing has been noted for this field yet.'],
  },
  {
    path: '/fields/any?tab=weather',
    asks: { 'farmer.fields.list': ONE_FIELD, 'farmer.forecast.field': NO_LIST, 'farmer.fields.season': NO_LIST },
    empty: [
      'No forecast is known for this place yet.',
      'Nothing stands in this field of which the need for water is known.',
    ],
  },
  {
    path: '/advisories',
    asks: { 'farmer.advisories.list': NO_PAGE, 'farmer.advisories.urgent': NO_LIST },
    empty: ['No advisories available at the moment.'],
  },
  {
    path: '/market',
    asks: { 'farmer.prices.board': NO_BOARD },
    empty: ['No market prices available at the moment.'],
  },
  {
    path: '/advisories?saved=true',
    asks: { 'farmer.bookmarks.list': NO_LIST },
    empty: ['You have no bookmarks yet. Open an advisory and press the bookmark to find it here again.'],
  },
  { path: '/tickets', asks: { 'farmer.contact.list': NO_PAGE }, empty: ['You have not asked for help yet.'] },
  { path: '/fields', asks: { 'farmer.fields.list': NO_LIST }, empty: ['No field yet', 'New field'] },
  { path: '/courses', asks: { 'learning.courses.list': NO_LIST }, empty: ['No Courses Available'] },
  { path: '/courses/any', asks: { 'learning.courses.get': NO_LESSONS }, empty: ['This course has no lessons yet.'] },
  {
    path: '/courses/any/quizzes/any',
    asks: {
      'learning.courses.get': NO_LESSONS,
      'learning.quizzes.get': NO_QUESTIONS,
      'learning.quizzes.attempts': NO_LIST,
    },
    empty: ['This quiz has no questions yet.'],
  },
  {
    path: '/admin/courses',
    isAdmin: true,
    asks: { 'admin.courses.list': NO_LIST },
    empty: ['No Courses Available'],
  },
  {
    path: '/admin/courses/any',
    isAdmin: true,
    asks: { 'learning.reports.course': NO_REPORT },
    empty: ['This course has no questions yet.'],
  },
  {
    path: '/admin/courses/any?tab=learners',
    isAdmin: true,
    asks: { 'learning.reports.course': NO_REPORT, 'learning.reports.learners': NO_PAGE },
    empty: ['Nobody has started this course yet.'],
  },
  {
    path: '/agent/visits',
    asks: { 'agent.visits.list': NO_PAGE, 'agent.visits.round': nothing({ stops: [], leftOut: [] }) },
    empty: ['No visits today.', 'No visits are planned.'],
  },
  {
    path: '/agent/farmers',
    asks: { 'agent.farmers.list': NO_COUNTED_PAGE },
    empty: ['No farmers are registered yet.'],
  },
  {
    path: '/agent/documents',
    asks: { 'agent.documents.list': NO_COUNTED_PAGE },
    empty: ['No documents yet. What you upload, all agents and administrators can read.'],
  },
  {
    path: '/agent/inbox',
    asks: { 'agent.inbox.list': NO_COUNTED_PAGE },
    empty: ['No message waits for a person.'],
  },
  {
    path: '/agent/payouts',
    asks: { 'agent.payouts.list': NO_PAGE },
    empty: ['No money has to be brought.'],
  },
  {
    path: '/agent/messages',
    asks: { 'agent.sms.messages': NO_PAGE },
    empty: ['No text message yet.'],
  },
  { path: '/agent/courses', asks: { 'learning.courses.list': NO_LIST }, empty: ['No Courses Available'] },
  {
    path: '/finance?tab=loans',
    asks: { 'finance.loans.list': NO_PAGE, 'finance.products.loans': NO_LIST },
    empty: ['No loans yet', 'Apply for Your First Loan', 'No loans are on offer at the moment.'],
  },
  {
    path: '/finance?tab=insurance',
    asks: { 'finance.insurance.list': NO_PAGE, 'finance.products.insurances': NO_LIST },
    empty: ['No insurance policies', 'Get Your First Policy', 'No insurance is on offer at the moment.'],
  },
  {
    path: '/finance?tab=mobile-money',
    asks: { 'finance.accounts.list': NO_LIST, 'finance.methods.list': NO_LIST },
    empty: ['No mobile money accounts', 'Add Your First Account'],
  },
  {
    path: '/finance?tab=history',
    asks: { 'finance.transactions.list': NO_PAGE, 'finance.transactions.totals': NO_LIST },
    empty: ['No transactions yet'],
  },
  { path: '/admin/crops', isAdmin: true, asks: { 'admin.crops.list': NO_PAGE }, empty: ['There are no crops yet.'] },
  {
    path: '/admin/advisories',
    isAdmin: true,
    asks: { 'admin.advisories.list': NO_PAGE },
    empty: ['There are no advisories yet.'],
  },
  {
    path: '/admin/users',
    isAdmin: true,
    asks: { 'admin.users.list': NO_PAGE },
    empty: ['There are no users of this kind.'],
  },
  {
    path: '/admin/fields',
    isAdmin: true,
    asks: { 'admin.fields.list': NO_PAGE },
    empty: ['There are no fields of this kind.'],
  },
  {
    path: '/admin/market-prices',
    isAdmin: true,
    asks: { 'admin.marketPrices.list': NO_PAGE },
    empty: ['There are no prices yet.'],
  },
  {
    path: '/admin/weather-alerts',
    isAdmin: true,
    asks: { 'admin.weatherAlerts.list': NO_PAGE },
    empty: ['There are no weather alerts yet.'],
  },
  {
    path: '/admin/archive',
    isAdmin: true,
    asks: { 'admin.archive.list': NO_PAGE },
    empty: ['Nothing was deleted in the last 30 days.'],
  },
  {
    path: '/admin/loans',
    isAdmin: true,
    asks: { 'admin.loans.list': NO_PAGE },
    empty: ['No application is waiting. Well done!'],
  },
  {
    path: '/admin/portfolio',
    isAdmin: true,
    asks: { 'admin.finance.portfolio.summary': NO_PORTFOLIO },
    empty: ['Nothing has been paid out yet.'],
  },
  {
    path: '/admin/decisions',
    isAdmin: true,
    asks: { 'admin.finance.decisions.list': NO_PAGE },
    empty: ['Nothing waits for a second person.'],
  },
]

const errorOf = (path: string) =>
  path.endsWith('/courses')
    ? 'Unable to Load Courses'
    : path.startsWith('/courses/')
      ? 'Failed to fetch course'
      : path === '/agent/farmers'
        ? 'Failed to fetch farmers'
        : 'This could not be loaded'

/** Answers some of the queries of a request itself, and passes the others to the server. */
async function answerInstead(page: Page, asks: Record<string, Answer>) {
  await page.route('**/trpc/**', async (route: Route) => {
    const paths = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',')
    if (!paths.some((path) => path in asks)) return route.continue()
    const answers = (await (await route.fetch()).json()) as Answer[]
    const json = answers.map((answer, place) => asks[paths[place]!] ?? answer)
    return route.fulfill({ status: 200, headers: OWN, json })
  })
}

/**
 * Shuts nobody out, and everything is read and reached. Every state is made of the same few parts: in one scheme each,
 * both are seen of every part.
 */
async function isSound(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  expect([...(await violationsOf(page)), ...(await faultsIn(page, FIRST))]).toEqual([])
}

for (const { path, asks, empty, isAdmin } of SCREENS)
  reading(`${path} while it loads, when that fails, and with nothing to show`, async ({ page, product }) => {
    if (isAdmin) await openAdmin(page, product)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const lost = Object.fromEntries(Object.keys(asks).map((ask) => [ask, LOST]))
    await answerInstead(page, lost)
    // Playwright calls the last handler first.
    await page.route('**/trpc/**', async (route) => {
      const isRequested = Object.keys(asks).some((ask) => route.request().url().includes(ask))
      if (isRequested) await held
      return route.fallback()
    })
    // The home's own page brings its answers along: the app's page, as a phone has it stored, brings none.
    await page.route(`${product.url}/farmer`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${product.url}/app.html` }) })
    })
    await page.goto(product.url + path)
    // Before an administrator's screen stands the question who she is, which loads too.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Loading' }).first()).toBeVisible()
    await isSound(page, 'light')
    letGo()
    const alert = page.getByRole('alert').first()
    await expect(alert).toContainText(errorOf(path))
    await isSound(page, 'dark')

    await page.unrouteAll()
    await answerInstead(page, asks)
    // Each part has its own retry button, which disappears when it is pressed.
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(async () => {
      if ((await retry.count()) > 0) await retry.first().click({ timeout: 1_000 })
      await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0, { timeout: 2_000 })
      await expect(retry).toHaveCount(0, { timeout: 500 })
      // A part that stands below a loading one is drawn, and fails, after it.
      for (const words of empty) await expect(page.getByText(words, { exact: true }).first()).toBeVisible({ timeout: 1_000 }) // biome-ignore format: one line
    }).toPass()
    await isSound(page, 'light')
  })

test.describe('with the app installed', () => {
  test.use({ isAppInstalled: true })

  test('not-found screens are accessible', async ({ page, product, context, expectedMessages }) => {
    expectedMessages.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/)
    await page.goto(`${product.url}/tickets`)
    await page.getByRole('button', { name: 'Get help' }).click()
    await page.getByRole('dialog').getByLabel('Message').fill('Worms')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Request' }).click()
    // It stands over the first card, and stays while the mouse is on it.
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: /Worms/ }).click()
    await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Worms')
    await isForAll(page)
    const address = page.url()

    await page.goto(`${product.url}/no/such/page`)
    await expect(page.getByText('This page does not exist')).toBeVisible()
    await isForAll(page)
    await page.goto(`${product.url}/market/no-such-crop`)
    await expect(page.getByText('We do not know this crop')).toBeVisible()
    await isForAll(page)

    await page.goto(`${product.url}/crops`)
    await expect(page.getByText(/^Current Crops \(5\)/)).toBeVisible()
    await readyForOffline(page)
    await page.getByRole('button', { name: 'Add a crop' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Okra' }).click()
    await dialog.getByLabel('Area Size (hectares)').fill('1')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Add Crop' }).click()
    await page.getByRole('link', { name: '1 to send' }).click()
    await expect(page.getByText('New crop: Okra')).toBeVisible()
    await isForAll(page)
    await context.setOffline(false)
    await expect(page.getByText('Everything is sent')).toBeVisible()

    await page.goto(`${product.url}/agent`)
    await expect(page.getByRole('heading', { level: 1, name: /Samuel/ })).toBeVisible()
    await page.goto(address.replace('/tickets/', '/agent/tickets/'))
    await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible()
    await isForAll(page)
  })
})
