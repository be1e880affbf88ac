import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { tooWide } from './layout.ts'

type Asked = {
  /** A selector of what is examined; without it the whole page. */
  within?: string
  /** Contrast is all that differs between the two schemes of one screen. */
  rules?: 'all' | 'contrast'
}

/**
 * What axe says against the page as it stands, one line for each rule that is broken. It stays in the page between two
 * looks, and describes only what is not well: both take it longer than to find it.
 */
export async function violationsOf(page: Page, { within, rules = 'all' }: Asked = {}): Promise<string[]> {
  await isStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
  }
  const violations = await page.evaluate(
    async ([part, how]) => {
      const results = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, how)
      return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }))
    },
    [within, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`)
}

/** What axe says against a part of the page in both schemes; the page is left light. */
export async function violationsInBoth(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, { within, rules: 'contrast' })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...(await violationsOf(page, { within })), ...dark.map((violation) => `dark ${violation}`)]
}

/** The page as it stands shuts nobody out in either scheme, and is not wider than the phone. */
export async function isForAll(page: Page) {
  expect(await violationsInBoth(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
}

/** Waits until the page wears the scheme that was set, and nothing of it fades or slides any more. */
async function isStill(page: Page) {
  await page.waitForFunction(() => {
    const scheme = document.documentElement.dataset.mantineColorScheme
    const isWorn =
      !scheme ||
      localStorage.getItem('theme') !== null ||
      (scheme === 'dark') === matchMedia('(prefers-color-scheme: dark)').matches
    const ends = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime)
    return isWorn && ends.every((end) => end === Number.POSITIVE_INFINITY)
  })
}
