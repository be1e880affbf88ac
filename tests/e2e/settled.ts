import type { Page } from '@playwright/test'
import { expect } from './product.ts'

/**
 * Opens a screen and waits until it shows its content: the app has taken the place of what the server drew, the title is
 * shown and no part is loading. Waiting for an idle network takes half a second longer on every screen, and proves less.
 */
export async function openScreen(page: Page, url: string, heading: RegExp = /./) {
  await page.goto(url)
  await isSettled(page, heading)
}

/** The same without a reload, as by a link to another screen. */
export async function goTo(page: Page, path: string, heading: RegExp = /./) {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
  }, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
  await isSettled(page, heading)
}

async function isSettled(page: Page, heading: RegExp) {
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
