import type { Page } from '@playwright/test'
import { openAdmin } from '../admin.ts'
import { expect, type Product } from '../product.ts'
import { type Audience, kindOf, LANDING, screensOf } from '../screens.ts'
import { goTo, openScreen } from '../settled.ts'
import { faultsIn } from './faults.ts'
import { OPENINGS, type Opening } from './openings.ts'
import { type Choice, FIRST, nameOf, show, type View } from './view.ts'

/** What is wrong, by state and then by view. */
export type Findings = Record<string, Record<string, string[]>>

type Examined = {
  page: Page
  product: Product
  audience: Audience
  /** In which views each state is looked at. */
  choose: Choice
  /** Looks at a state in a view besides, and tells what it finds. `part` is 0 for the screen with nothing opened on it. */
  look?: (state: string, view: View, part: number) => Promise<string[]>
  /** Which kinds of addresses are opened; all where it is not said. */
  only?: (kind: string) => boolean
}

/** Opens every screen of an audience with all that can be opened on it, and tells what is wrong in the chosen views. */
export async function examine({ page, product, audience, choose, look, only }: Examined): Promise<Findings> {
  const findings: Findings = {}
  // One page load, then links: the landing page alone is a document of its own.
  let isOpen = audience === 'admin'
  // Begins elsewhere than with the first screen, which a link then leads to.
  if (isOpen) await openAdmin(page, product, only?.('/admin') === false ? '/admin' : '/admin/account')
  for (const [place, screen] of (await screensOf(page, product, audience)).entries()) {
    const kind = kindOf(screen.path)
    if (only && !only(kind)) continue
    if (isOpen && screen.path !== LANDING) await goTo(page, screen.path, screen.title)
    else await openScreen(page, product.url + screen.path, screen.title)
    isOpen = true
    if ('shows' in screen)
      await expect(
        page
          .getByRole('main')
          .getByText(screen.shows ?? '')
          .first(),
      ).toBeVisible()
    let part = 0
    const judge = async (state: string) => {
      const views = choose(place, part)
      const found = await inViews(page, views, async (view) => (await look?.(state, view, part)) ?? [])
      part++
      if (Object.keys(found).length > 0) findings[state] = found
    }
    await judge(nameOfKind(kind))
    for (const opening of OPENINGS[kind] ?? []) {
      const jump = await examineOpening(page, opening, (state) => judge(`${nameOfKind(kind)} ${state}`))
      if (jump > 1) findings[opening.name] = { tabs: [`the sheet jumps by ${Math.round(jump)} px between its tabs`] }
    }
  }
  return findings
}

export const nameOfKind = (kind: string) => kind.slice(1).replaceAll('/', '-').replace('*', 'one') || 'landing'

/** Opens something and its parts one after the other. Answers by how many pixels its tabs differ in height. */
async function examineOpening(
  page: Page,
  { name, open, parts = [] }: Opening,
  judge: (state: string) => Promise<void>,
) {
  await open(page)
  const opened = page.locator('[role=dialog], :popover-open').last()
  await expect(opened).toBeVisible()
  await isLoaded(page)
  await judge(name)
  const heights = [await heightOf(page)]
  for (const part of parts) {
    await part.show(page)
    await isLoaded(page)
    if (part.isTab) heights.push(await heightOf(page))
    await judge(`${name} ${part.name}`)
  }
  // The first may close a question in it.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden({ timeout: 500 })
  }).toPass()
  return Math.max(...heights) - Math.min(...heights)
}

const isLoaded = (page: Page) => expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
const heightOf = (page: Page) =>
  page.evaluate(() => document.querySelector('[role=dialog]')?.getBoundingClientRect().height ?? 0)

/** The page in one view after another; it is left as it was. */
async function inViews(page: Page, views: View[], look: (view: View) => Promise<string[]>) {
  const found: Record<string, string[]> = {}
  let from = FIRST
  for (const view of views) {
    await show(page, view, from)
    from = view
    const faults = [...(await faultsIn(page, view)), ...(await look(view))]
    if (faults.length > 0) found[nameOf(view)] = faults
  }
  await show(page, FIRST, from)
  return found
}
