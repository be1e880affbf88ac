import { join } from 'node:path'
import { expect, ROOT, test } from '../e2e/product.ts'
import { type Audience, kindsOf, SCREENS, screensOf } from '../e2e/screens.ts'
import { examine, nameOfKind } from '../e2e/views/examine.ts'
import { prepare } from '../e2e/views/prepare.ts'
import { shiftsOn } from '../e2e/views/shifts.ts'
import { everyView, nameOf, type View } from '../e2e/views/view.ts'
import { SheetOfPictures } from './sheet-of-pictures.ts'

/** Every screen in every view: what is wrong with it, and one sheet of pictures for each of its states. */
const FOLDER = join(ROOT, 'pictures')

/** Over these every language, every size and both schemes are seen. */
const PICTURED = [
  '320px 100% sw light',
  '360px 100% en light',
  '360px 150% fr dark',
  '360px 200% en light',
  '768px 100% am light',
  '1280px 100% en light',
  '1280px 100% fr dark',
  '1920px 100% en light',
]

for (const audience of Object.keys(SCREENS) as Audience[])
  for (const kind of kindsOf(audience))
    test(`${audience} ${nameOfKind(kind)}`, async ({ page, product, browser }) => {
      test.setTimeout(600_000)
      await prepare(product, audience)
      const sheets = new Map<string, SheetOfPictures>()
      const look = async (state: string, view: View) => {
        if (!PICTURED.includes(nameOf(view))) return []
        const sheet = sheets.get(state) ?? new SheetOfPictures()
        sheets.set(state, sheet)
        await sheet.add(page, view)
        return []
      }
      try {
        expect(
          await examine({ page, product, audience, choose: everyView, look, only: (each) => each === kind }),
        ).toEqual({})
      } finally {
        for (const [state, sheet] of sheets)
          await sheet.save(browser, join(FOLDER, `${state.replaceAll(' ', '-')}.png`))
      }
    })

for (const audience of Object.keys(SCREENS) as Audience[])
  test(`nothing moves while it loads: ${audience}`, async ({ page, product, browser }) => {
    test.setTimeout(600_000)
    await prepare(product, audience)
    const screens = await screensOf(page, product, audience)
    expect(await shiftsOn(browser, product, audience, screens)).toEqual({})
  })
