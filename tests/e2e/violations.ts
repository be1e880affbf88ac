import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { tooWide } from './layout.ts'

type Options = {
  /** A selector for the part to check; by default the whole page. */
  within?: string
  /** Only contrast differs between the two schemes of a screen. */
  rules?: 'all' | 'contrast'
}

/**
 * The violations that axe finds in the current page, one line for each broken rule. axe stays loaded between two
 * checks, and only describes violations: both save more time than the check takes.
 */
export async function violationsOf(page: Page, { within, rules = 'all' }: Options = {}): Promise<string[]> {
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

/** The violations that axe finds in a part of the page in both schemes; the page is left in the light one. */
export async function violationsInBoth(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, { within, rules: 'contrast' })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...(await violationsOf(page, { within })), ...dark.map((violation) => `dark ${violation}`)]
}

/** Expects the current page to be accessible in both schemes, and not wider than the phone. */
export async function isForAll(page: Page) {
  expect(await violationsInBoth(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
}

/** Waits until the page has the new scheme, and all transitions have ended. */
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
