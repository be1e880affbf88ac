import { expect, type Page } from '@playwright/test'

/** What has the focus, as a screen reader names it: 'button "Done: Weed, Maize"'; 'nothing' where the focus fell. */
async function focused(page: Page): Promise<string> {
  // A heading or a field answers at once; where nothing does, nothing has the focus.
  const tree = await page
    .locator(':focus')
    .ariaSnapshot({ timeout: 400 })
    .catch(() => 'nothing')
  const [line = ''] = tree.split('\n')
  return /\w+(?: "(?:[^"\\]|\\.)*")?/.exec(line)?.[0] ?? line
}

/** Expects that what matches has the focus, or gets it in a moment. */
export const focusIs = (page: Page, what: RegExp) => expect.poll(() => focused(page), { timeout: 5_000 }).toMatch(what)

/** Goes on with Tab, or back, until what matches has the focus; tells after how many keys. */
export async function tabTo(page: Page, what: RegExp, { back = false, most = 120 } = {}): Promise<number> {
  const passed: string[] = []
  for (let keys = 1; keys <= most; keys++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const now = await focused(page)
    if (what.test(now)) return keys
    passed.push(now)
  }
  throw new Error(`Not reached with ${most} keys: ${what}. Passed: ${passed.join(', ')}`)
}

/** Goes to a control and presses it. */
export async function press(page: Page, what: RegExp, key: 'Enter' | ' ' = 'Enter') {
  if (!what.test(await focused(page))) await tabTo(page, what)
  await page.keyboard.press(key)
}

/** Goes to a field and types into it. */
export async function type(page: Page, what: RegExp, text: string) {
  if (!what.test(await focused(page))) await tabTo(page, what)
  await page.keyboard.type(text)
}

/** Loads what serves the keys, which comes with the first of them. */
export async function firstKey(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('body > [aria-live=polite]')).toHaveCount(1)
}

/** Notes what is said aloud from now on: whatever comes into a live region that was there before. */
export async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        const text = addedNodes.length > 0 ? [...addedNodes].map((node) => node.textContent).join(' ') : target.textContent // biome-ignore format: one choice
        if (region && region.getAttribute('aria-live') !== 'off' && text?.trim()) heard.push(text.trim())
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[role=alert]:not([aria-live=off])') && !region)
            heard.push(node.textContent?.trim() ?? '')
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** What was said aloud since `listen`. */
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
export const isHeard = (page: Page, what: RegExp) => expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(what)) // biome-ignore format: one line

/** Goes on with Tab, or back, for some stops, and tells at which of them nothing can be seen of what has the focus. */
export async function hiddenStops(page: Page, stops: number, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const hidden: string[] = []
  for (let stop = 1; stop <= stops; stop++) {
    await page.keyboard.press(key)
    if (await page.evaluate(isFocusHidden)) hidden.push(`${stop}: ${await focused(page)}`)
  }
  return hidden
}

/** In the page: whether something else stands over every point of what has the focus, or it is out of the window. */
function isFocusHidden() {
  const element = document.activeElement
  if (!element || element === document.body) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
  return !parts.some((across) =>
    parts.some((down) => {
      const there = document.elementFromPoint(left + width * across, top + height * down)
      return there !== null && (element.contains(there) || there.closest('label')?.contains(element))
    }),
  )
}
