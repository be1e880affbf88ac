import { expect, test } from './product.ts'
import { type Audience, DESKTOP, PHONE, SCREENS, type Screen } from './screens.ts'
import { examine } from './views/examine.ts'
import { titleFaults, unclearNames } from './views/names.ts'
import { prepare } from './views/prepare.ts'
import { shiftsOn } from './views/shifts.ts'
import { aTenth, FOR_AXE } from './views/view.ts'
import { violationsOf } from './violations.ts'

/** The farmer's home, on which most can be opened, is a part of its own, so that two workers share the time. */
const isHome = (kind: string) => kind === '/farmer'
/** So are the tabs of the farmer's money. */
const isMoney = (kind: string) => kind.startsWith('/finance?')
/** And the administrators' courses with their builder, in which most of the admin area's dialogs stand. */
const isAdminMoney = (kind: string) => /^\/admin\/(?:loans|products|insurance|payments|portfolio|decisions)/.test(kind)
const isOfCourses = (kind: string) => kind.startsWith('/admin/courses')
const PARTS: [name: string, audience: Audience, only: (kind: string) => boolean][] = [
  ['the farmer’s home', 'farmer', isHome],
  ['the farmer’s money', 'farmer', isMoney],
  ['farmer', 'farmer', (kind) => !isHome(kind) && !isMoney(kind)],
  ['visitor', 'visitor', () => true],
  ['agent', 'agent', () => true],
  ['admin', 'admin', (kind) => !isOfCourses(kind) && !isAdminMoney(kind)],
  ['the desk’s money', 'admin', isAdminMoney],
  ['the desk’s courses', 'admin', isOfCourses],
]

for (const [name, audience, only] of PARTS)
  test(`every screen is accessible, readable and reachable: ${name}`, async ({ page, product }) => {
    test.setTimeout(360_000)
    await prepare(product, audience)
    const titles = new Map<string, string>()
    const found = await examine({
      page,
      product,
      audience,
      choose: aTenth,
      only,
      // What stands in a sheet is examined with its sheet: see dialogs.spec.ts.
      look: async (state, view, part) => {
        if (part > 0 || !FOR_AXE.includes(view)) return []
        return [
          ...(await violationsOf(page)),
          ...(await unclearNames(page)),
          ...(await titleFaults(page, state, titles)),
        ]
      },
    })
    expect(found).toEqual({})
  })

/** A tenth of all screens; the others are loaded by `npm run pictures`. */
const SLOWLY: [Audience, keyof typeof SIZES, path: string][] = [
  ['farmer', 'phone', '/finance'],
  ['farmer', 'phone', '/crops'],
  ['farmer', 'desktop', '/profile'],
  ['agent', 'phone', '/agent'],
  ['admin', 'desktop', '/admin'],
  ['visitor', 'phone', '/help'],
]
const SIZES = { phone: PHONE, desktop: DESKTOP }

test('nothing moves on a screen that loads slowly', async ({ browser, product }) => {
  const found = await Promise.all(
    SLOWLY.map(([audience, size, path]) => {
      const screens: Screen[] = SCREENS[audience].filter((screen) => screen.path === path)
      return shiftsOn(browser, product, audience, screens, { [size]: SIZES[size] })
    }),
  )
  expect(Object.assign({}, ...found)).toEqual({})
})
