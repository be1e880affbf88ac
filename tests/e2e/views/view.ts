import type { Page } from '@playwright/test'
import { LANGUAGES, type LanguageId } from '#domain/languages.ts'

type Scheme = 'light' | 'dark'
/** A window, and by how much its reader enlarges the text in the settings of the phone, in percent. */
type Size = { width: number; height: number; text: number }
/** One way in which a screen may be looked at. */
export type View = { size: Size; language: LanguageId; scheme: Scheme }

const SIZES: Size[] = [
  { width: 320, height: 640, text: 100 },
  { width: 360, height: 740, text: 100 },
  { width: 360, height: 740, text: 130 },
  { width: 360, height: 740, text: 150 },
  { width: 360, height: 740, text: 200 },
  { width: 768, height: 1024, text: 100 },
  { width: 1280, height: 800, text: 100 },
  { width: 1920, height: 1080, text: 100 },
]
const LANGUAGES_SEEN: LanguageId[] = ['en', 'fr', 'am', 'sw', 'ha']
const SCHEMES: Scheme[] = ['light', 'dark']

/** Language by language, for to change it takes longest. */
const VIEWS: View[] = LANGUAGES_SEEN.flatMap((language) =>
  SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ size, language, scheme }))),
)

/** What a screen opens with, and in which its sheets are opened by their English words. */
export const FIRST: View = { size: SIZES[1]!, language: 'en', scheme: 'light' }

export const isPhone = ({ size }: View) => size.width < 640
export const isTouch = ({ size }: View) => size.width < 1000
export const nameOf = ({ size: { width, text }, language, scheme }: View) => `${width}px ${text}% ${language} ${scheme}`

/** Of everything that is to be looked at, which views: all of them, or of each state a few. */
export type Choice = (screen: number, state: number) => View[]
export const everyView: Choice = () => VIEWS

/** A phone in the light and a desktop in the dark, in which each screen is examined by axe. */
export const FOR_AXE: View[] = [
  FIRST,
  { size: SIZES.find(({ width }) => width === 1280)!, language: 'en', scheme: 'dark' },
]

/**
 * A tenth: each screen in one language, in five or so of that language's sixteen views, and what opens on it in two.
 * Over the screens every size comes in every language and both schemes.
 */
export const aTenth: Choice = (screen, state) => [
  ...(state === 0 ? FOR_AXE : []),
  ...VIEWS.filter(({ language }) => language === LANGUAGES_SEEN[screen % LANGUAGES_SEEN.length]).filter(
    (_, place) => (place + screen + state) % (state === 0 ? 3 : 7) === 0,
  ),
]

/** Shows the page as a view wants it. `from` is how it is shown. */
export async function show(page: Page, view: View, from: View) {
  if (view.language !== from.language) await speak(page, view.language)
  if (view.scheme !== from.scheme) await page.emulateMedia({ colorScheme: view.scheme })
  if (view.size.width !== from.size.width) await page.setViewportSize(view.size)
  if (view.size.text !== from.size.text)
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', `${text}%`), view.size.text)
  await page.evaluate(drawn, NO_FRAMES_MS)
}

/** Seldom Chromium makes no frames any more: a page is as its styles say all the same. */
const NO_FRAMES_MS = 5000
const drawn = (most: number) =>
  new Promise<void>((done) => {
    setTimeout(done, most)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
  })

/**
 * Changes the language as another tab would, so that no toast of it stands over the screen. The landing page, a document
 * of its own, follows no other tab.
 */
async function speak(page: Page, language: LanguageId) {
  const isApp = await page.evaluate((id) => {
    localStorage.setItem('preferred-language', id)
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferred-language', newValue: id }))
    return document.getElementById('root') !== null
  }, language)
  if (!isApp) await page.reload()
  await page.waitForFunction((tag) => document.documentElement.lang === tag, LANGUAGES[language].tag)
}
