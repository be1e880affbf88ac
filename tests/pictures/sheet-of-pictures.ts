import type { Browser, Page } from '@playwright/test'
import { nameOf, type View } from '../e2e/views/view.ts'

type Picture = { name: string; data: string; width: number }

/** By how much a picture is smaller than the screen. */
const SCALE = 0.6
const MAX_HEIGHT = 1_700
const SHEET_WIDTH = 2_000

/** The views of a state side by side on one sheet. */
export class SheetOfPictures {
  readonly #pictures: Picture[] = []

  async add(page: Page, view: View) {
    // Of a sheet what the window shows, of a screen what one would scroll to.
    const isOpened = await page.locator('[role=dialog], :popover-open').count()
    const height = isOpened ? 0 : await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width: view.size.width, height: Math.min(height, MAX_HEIGHT) }
    const whole = isOpened ? {} : { fullPage: true, clip }
    const image = await page.screenshot({ type: 'jpeg', quality: 70, ...whole })
    const data = `data:image/jpeg;base64,${image.toString('base64')}`
    this.#pictures.push({ name: nameOf(view), data, width: view.size.width * SCALE })
  }

  async save(browser: Browser, path: string) {
    const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } })
    // Small ones first, so that the sheet has few gaps.
    const figures = this.#pictures
      .toSorted((one, other) => one.width - other.width)
      .map(
        ({ name, data, width }) =>
          `<figure><figcaption>${name}</figcaption><img src="${data}" width="${width}"></figure>`,
      )
    await page.setContent(`<style>${STYLE}</style>${figures.join('')}`)
    await page.screenshot({ path, fullPage: true })
    await page.close()
  }
}

const STYLE = `
  body { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; margin: 16px; background: #888 }
  figure { margin: 0; font: 14px sans-serif }
  img { display: block }
`
