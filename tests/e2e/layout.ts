import type { Page } from '@playwright/test'

/** By how many pixels the page is wider than the phone. */
export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Buttons, links and inputs under 44 px, except links within a text. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [role=slider]')]
      .filter((element) => element.checkVisibility() && !element.closest('p'))
      .filter((element) => getComputedStyle(element).position !== 'absolute')
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => `${element.tagName} ${element.textContent?.trim()}`),
  )

/** Elements that overflow: the page itself, labels of the bottom bar, buttons. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const wide = [
      ...document.querySelectorAll<HTMLElement>('html, nav a span, button, button span, a, [role=tab], [role=dialog]'),
    ]
    return wide
      .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
      .map((each) => `${each.localName}: ${each.innerText.slice(0, 60)} (${each.scrollWidth} > ${each.clientWidth})`)
  })
