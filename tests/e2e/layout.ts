import type { Page } from '@playwright/test'

/** By how many pixels the page is wider than the phone. */
export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
