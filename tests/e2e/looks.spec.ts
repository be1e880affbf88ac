import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Product, test } from './product.ts'

/** Every screen of the farmer and the doors to the desks, by the words that say it is there. */
const SCREENS: [path: string, heading: RegExp][] = [
  ['/', /Better harvests/],
  ['/select', /Who are you/],
  ['/farmer', /Martha/],
  ['/crops', /My Crops/],
  ['/market', /Market Prices/],
  ['/advisories', /Advisories/],
  ['/courses', /Learning Center/],
  ['/finance', /Financial Services/],
  ['/profile', /Profile/],
  ['/tickets', /My requests/],
  ['/outbox', /To be sent/],
  ['/help', /Help/],
  ['/privacy', /Privacy/],
  ['/agent', /Samuel Mensah/],
  ['/agent/tickets', /./],
  ['/login', /Sign in/],
  ['/register', /Register/],
  ['/admin/login', /Admin Login/],
]
/** Behind the administrator's sign-in. */
const ADMIN_SCREENS: typeof SCREENS = [
  ['/admin', /./],
  ['/admin/settings', /./],
]

/** Structure is the same in every face, and contrast in every size: the desk's dark face is pictured alone. */
const isExamined = (size: string, colorScheme: string) => size === 'phone' || colorScheme === 'light'

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      test('no screen shuts anyone out, and each is pictured', async ({ page, product }, { outputDir }) => {
        test.setTimeout(180_000)
        const found: Record<string, string[]> = {}
        const look = async ([path, heading]: [string, RegExp]) => {
          await page.goto(product.url + path, { waitUntil: 'networkidle' })
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await page.screenshot({
            path: `${outputDir}/../pictures/${name(path)}-${size}-${colorScheme}.png`,
            fullPage: true,
          })
          found[path] = isExamined(size, colorScheme) ? await violationsOf(page) : []
        }
        for (const screen of SCREENS) await look(screen)
        const [price] = await (await page.request.get(`${product.url}/api/market-prices`)).json()
        await look([`/market/${price.cropId}`, new RegExp(price.crop.name)])
        await signInAsAdministrator(page, product)
        for (const screen of ADMIN_SCREENS) await look(screen)
        expect(withAny(found)).toEqual({})
      })

      test('no dialog shuts anyone out', async ({ page, product }, { outputDir }) => {
        test.setTimeout(180_000)
        const found: Record<string, string[]> = {}
        for (const [what, open] of DIALOGS) {
          await page.goto(`${product.url}/farmer`, { waitUntil: 'networkidle' })
          await open(page, product)
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.waitForTimeout(250) // the sheet slides for 160 ms; half-way its colours are not its own
          await page.screenshot({ path: `${outputDir}/../pictures/dialog-${what}-${size}-${colorScheme}.png` })
          found[what] = isExamined(size, colorScheme) ? await violationsOf(page) : []
        }
        expect(withAny(found)).toEqual({})
      })
    })

const DIALOGS: [name: string, open: (page: Page, product: Product) => Promise<void>][] = [
  ['add-crop', (page) => page.getByRole('button', { name: 'Add a crop' }).click()],
  ['help', (page) => page.getByRole('button', { name: 'Get help' }).click()],
  ['crop', (page) => page.getByRole('button', { name: 'View Details: Maize' }).click()],
  [
    'advisory',
    (page) =>
      page
        .getByRole('button', { name: /^Read Full Advisory/ })
        .first()
        .click(),
  ],
  ['notifications', (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
]

async function signInAsAdministrator(page: Page, product: Product) {
  await page.goto(`${product.url}/admin/login`)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('admin123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin$/)
}

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

const withAny = (found: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, violations]) => violations.length > 0))

/** A price page goes by its kind: its id is another in each installation. */
const name = (path: string) =>
  path
    .replace(/^\/market\/.*/, '/market-crop')
    .replaceAll('/', '-')
    .replace(/^-/, '') || 'landing'
