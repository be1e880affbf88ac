import { expect, test } from './product.ts'
import { type Audience, DESKTOP, PHONE, SCREENS, type Screen } from './screens.ts'
import { examine } from './views/examine.ts'
import { prepare } from './views/prepare.ts'
import { shiftsOn } from './views/shifts.ts'
import { aTenth, FOR_AXE } from './views/view.ts'
import { violationsOf } from './violations.ts'

for (const audience of Object.keys(SCREENS) as Audience[])
  test(`every screen is accessible, readable and reachable: ${audience}`, async ({ page, product }) => {
    test.setTimeout(120_000)
    await prepare(product, audience)
    const found = await examine({
      page,
      product,
      audience,
      choose: aTenth,
      // What stands in a sheet is examined with its sheet: see dialogs.spec.ts.
      look: async (_state, view, part) => (part === 0 && FOR_AXE.includes(view) ? violationsOf(page) : []),
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
