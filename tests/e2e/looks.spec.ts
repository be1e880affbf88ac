import type { Page } from '@playwright/test'
import { openDesk } from './desk.ts'
import { smallTargets, tooWide } from './fits.ts'
import { expect, type Product, reading as test } from './product.ts'
import { openScreen } from './settled.ts'
import { violationsOf } from './violations.ts'

type Screen = [path: string, heading: RegExp]

/** Every screen, by the words that say it is there. */
const SCREENS: Record<string, Screen[]> = {
  farmer: [
    ['/farmer', /Martha/],
    ['/crops', /My Crops/],
    ['/market', /Market Prices/],
    ['/advisories', /Advisories/],
    ['/courses', /Learning Center/],
    ['/finance', /Financial Services/],
    ['/profile', /Profile/],
    ['/tickets', /My requests/],
    ['/outbox', /To be sent/],
  ],
  'visitor and desks': [
    ['/', /Better harvests/],
    ['/select', /Who are you/],
    ['/help', /Help/],
    ['/privacy', /Privacy/],
    ['/login', /Sign in/],
    ['/register', /Register/],
    ['/agent', /Samuel Mensah/],
    ['/agent/tickets', /./],
    ['/agent/account', /My account/],
    ['/admin/login', /Admin Login/],
  ],
}
/** Behind the administrator's sign-in. */
const ADMIN_SCREENS: Screen[] = [
  ['/admin', /./],
  ['/admin/courses', /Courses/],
  ['/admin/settings', /./],
  ['/admin/loans', /Loans/],
  ['/admin/account', /My account/],
]

/** The sizes and schemes of a screen, and what axe is asked of each: structure is the same in both schemes. */
const FACES = [
  { size: 'phone', width: 360, height: 740, scheme: 'light', rules: 'all' },
  { size: 'phone', width: 360, height: 740, scheme: 'dark', rules: 'contrast' },
  { size: 'desk', width: 1280, height: 800, scheme: 'light', rules: 'all' },
  { size: 'desk', width: 1280, height: 800, scheme: 'dark', rules: 'none' },
] as const
type Face = (typeof FACES)[number]

// A colour that changes slowly, and a sheet that slides, would be examined half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [whose, screens] of Object.entries(SCREENS))
  test(`no screen shuts anyone out, and each is pictured: ${whose}`, async ({ page, product }, { outputDir }) => {
    test.setTimeout(180_000)
    const found: Found = {}
    const look = async ([path, heading]: Screen) => {
      await openScreen(page, product.url + path, heading)
      await inEveryFace(page, `${outputDir}/../pictures/${name(path)}`, async (face) => {
        await examine(found, path, page, face)
        if (face.size !== 'phone' || face.scheme !== 'light') return
        note(found, `${path} too wide`, (await tooWide(page)) > 0 ? ['the page'] : [])
        note(found, `${path} too small`, await smallTargets(page))
      })
    }
    for (const screen of screens) await look(screen)
    if (whose === 'farmer') await look(await aPricePage(page, product))
    else {
      await openDesk(page, product)
      for (const screen of ADMIN_SCREENS) await look(screen)
    }
    expect(found).toEqual({})
  })

test('no dialog shuts anyone out', async ({ page, product }, { outputDir }) => {
  test.setTimeout(180_000)
  const found: Found = {}
  await openScreen(page, `${product.url}/farmer`)
  for (const [what, open] of DIALOGS) {
    await open(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    await inEveryFace(page, `${outputDir}/../pictures/dialog-${what}`, (face) => examine(found, what, page, face))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(found).toEqual({})
})

const DIALOGS: [name: string, open: (page: Page) => Promise<void>][] = [
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

/** Shows the page that is open in each size and scheme, pictures it and examines it; the last face is the first again. */
async function inEveryFace(page: Page, picture: string, examine: (face: Face) => Promise<void>) {
  for (const face of FACES) {
    await page.setViewportSize(face)
    await page.emulateMedia({ colorScheme: face.scheme })
    const isWhole = !picture.includes('dialog-')
    await page.screenshot({ path: `${picture}-${face.size}-${face.scheme}.png`, fullPage: isWhole })
    await examine(face)
  }
  await page.setViewportSize(FACES[0])
  await page.emulateMedia({ colorScheme: FACES[0].scheme })
}

async function aPricePage(page: Page, product: Product): Promise<Screen> {
  const [price] = await (await page.request.get(`${product.url}/api/market-prices`)).json()
  return [`/market/${price.cropId}`, new RegExp(price.crop.name)]
}

async function examine(found: Found, what: string, page: Page, { size, scheme, rules }: Face) {
  if (rules !== 'none') note(found, `${what} ${size} ${scheme}`, await violationsOf(page, { rules }))
}

type Found = Record<string, string[]>
function note(found: Found, where: string, what: string[]) {
  if (what.length > 0) found[where] = what
}

/** A price page goes by its kind: its id is another in each installation. */
const name = (path: string) =>
  path
    .replace(/^\/market\/.*/, '/market-crop')
    .replaceAll('/', '-')
    .replace(/^-/, '') || 'landing'
