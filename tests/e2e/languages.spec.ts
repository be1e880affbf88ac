import type { Page } from '@playwright/test'
import type { LanguageId } from '#domain/languages.ts'
import { areasOf, messagesOf } from '../catalogues.ts'
import { test as changing, expect, reading as test } from './product.ts'
import { openScreen } from './settled.ts'

const SCREENS = ['/farmer', '/crops', '/market', '/profile', '/advisories', '/finance', '/courses'] as const

test('in Swahili the farmer’s screens have no English of the catalogue, and the choice is stored', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer`)
  // For whom a course is, is content, which its author writes in one language.
  const courses: { targetAudience: string[] }[] = await (await page.request.get(`${product.url}/api/courses`)).json()
  const audiences = courses.flatMap(({ targetAudience }) => targetAudience.join(' '))
  const isContent = (said: string) => audiences.some((audience) => audience.includes(said))
  const english = (await englishBut('sw')).filter((said) => !isContent(said))
  const leftOf = async () => {
    const words = await wordsOn(page)
    return english.filter((said) => words.includes(said))
  }
  await expect(page.getByRole('heading', { level: 2, name: 'My Crops' })).toBeVisible()
  expect((await leftOf()).length).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /Kiswahili/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mazao Yangu' })).toBeVisible()
  const button = page.getByRole('button', { name: 'Lugha', exact: true })
  await expect(page.getByRole('banner').getByText('Kiswahili', { exact: true }).first()).toBeVisible()
  await expect(button).toHaveAccessibleDescription('Kiswahili')
  for (const path of SCREENS) {
    await openScreen(page, product.url + path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    expect({ path, left: await leftOf() }).toEqual({ path, left: [] })
  }
  await page.goto(product.url)
  await expect(page.getByRole('heading', { level: 1, name: /^Mavuno bora/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
})

test("crops have names in the reader's language, and the local name of the reader's country", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/crops`)
  const card = (name: string) => page.getByRole('button', { name: `Add ${name}` }).locator('..')
  // The farmer of the demo lives in Nigeria.
  await expect(card('Banana')).toContainText('ayaba · ọ̀gẹ̀dẹ̀ · unèlè')
  await expect(card('Bambara groundnut')).not.toContainText('njugu mawe')
  await page.getByRole('searchbox').fill('mahindi')
  await expect(card('Maize')).toContainText('masara · agbado · ọkà')
  await expect(card('Banana')).toHaveCount(0)

  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /Kiswahili/ }).click()
  await expect(page.getByText('Mahindi', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Maize', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ongeza zao' }).click()
  await page.getByRole('button', { name: 'Mazao yote (60)' }).click()
  const all = page.getByRole('group', { name: 'Mazao yote' })
  await expect(all.getByRole('button', { name: /^Nyanya/ })).toBeVisible()
  const names = await all.locator('b').allTextContents()
  expect(names).toEqual(names.toSorted(new Intl.Collator('sw').compare))
  await page.keyboard.press('Escape')

  await openScreen(page, `${product.url}/market`)
  await page.getByRole('searchbox').fill('mahindi')
  await page
    .getByRole('link', { name: /^Mahindi/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mahindi' })).toBeVisible()
  await expect(page).toHaveTitle('Mahindi · Kuu')
  await openScreen(page, `${product.url}/farmer`)
  await expect(page.getByText('Mahindi', { exact: true }).first()).toBeVisible()
})

test('form errors are in the language of the reader', async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'))
  await page.goto(`${product.url}/register`)
  await page.getByLabel('Mot de passe').fill('short')
  await page.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(page.getByText('Au moins 8 caractères', { exact: true })).toBeVisible()
  await expect(page.getByText('Le nom complet est nécessaire')).toBeVisible()
})

changing('number inputs accept the format of the language', async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'))
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Ajouter une culture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Maïs' }).click()
  await dialog.getByLabel('Surface (hectares)').fill('1,5')
  await dialog.getByRole('button', { name: 'Ajouter la culture' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`${product.url}/crops`)
  await expect(page.getByText(/^1,5 ha \(15.000 m²\)$/)).toBeVisible()
})

test.describe('with a French phone', () => {
  test.use({ locale: 'fr-CI' })

  test('the first visit is in French, and English is one choice away', async ({ page, product }) => {
    await page.goto(product.url)
    await expect(page.getByRole('heading', { level: 1, name: /^De meilleures récoltes/ })).toBeVisible()
    await expect(page.getByText('Traduction provisoire, à relire.')).toBeVisible()
    await expect(page).toHaveTitle(/^Kuu\s: de meilleures récoltes/)
    await page.getByRole('combobox', { name: 'Langue' }).selectOption({ label: 'English' })
    await expect(page.getByRole('heading', { level: 1, name: /^Better harvests/ })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused()
    await page.getByRole('link', { name: 'Enter Platform' }).first().click()
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ locale: 'fr-CI', javaScriptEnabled: false })

  test('the landing page is in the browser’s language, and another one is a choice and a button away', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(product.url)
    await expect(page.getByRole('heading', { level: 1, name: /^De meilleures récoltes/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Langue' }).selectOption({ label: 'Kiswahili · Swahili' })
    await page.getByRole('button', { name: 'Changer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Mavuno bora/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    await page.goto(product.url)
    await expect(page.getByRole('combobox', { name: 'Lugha' })).toHaveValue('sw')
  })

  test('so are the pages by which somebody comes in, where another one is a link away', async ({ page, product }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${product.url}/select`)
    await expect(page.getByRole('heading', { level: 1, name: /^Qui êtes-vous/ })).toBeVisible()
    await page.goto(`${product.url}/login`)
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
    await expect(page.getByLabel('Mot de passe')).toBeDisabled()
    await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'አማርኛ · Amharic' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ይግቡ' })).toBeVisible()
    await expect(page).toHaveTitle('ይግቡ · Kuu')
    await page.goto(`${product.url}/register`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'am')
    await expect(page.getByRole('heading', { level: 1, name: 'እንደ ገበሬ ይመዝገቡ' })).toBeVisible()
  })
})

test.describe('a page by which somebody comes in', () => {
  test.use({ locale: 'fr-CI' })

  test('is drawn by the app in the language that it was sent in, and takes what is typed', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url}/login`)
    await expect(page.locator('[data-drawn]')).toHaveCount(0)
    await expect(page).toHaveTitle('Se connecter · Kuu')
    await page.getByLabel('Nom d’utilisateur').fill('martha')
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('martha')
    await expect(page.getByRole('navigation', { name: 'Langue' })).toHaveCount(0)
  })
})

test('on a Swahili page what authors wrote in English is marked English, and a page of Bassa is not called Bassa', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'sw'))
  const [course] = await (await page.request.get(`${product.url}/api/courses`)).json()
  const { modules } = await (await page.request.get(`${product.url}/api/courses/${course.id}`)).json()
  const inEnglish = { '/courses': [course.title, ...course.keyBenefits.slice(0, 3)], [`/courses/${course.id}`]: [course.title, modules[0].title, modules[0].lessons[0].title] } // biome-ignore format: one table
  for (const [path, texts] of Object.entries(inEnglish)) {
    await openScreen(page, product.url + path)
    expect(await page.locator('html').getAttribute('lang')).toBe('sw')
    for (const text of texts) expect(await langOf(page, text), `${path}: ${text}`).toBe('en')
  }
  await page.evaluate(() => localStorage.setItem('preferred-language', 'bass'))
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'bass'))
  await openScreen(page, `${product.url}/farmer`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('Amharic is drawn in letters of ours, which no reader of another language is sent', async ({ page, product }) => {
  const letters: string[] = []
  page.on(
    'response',
    (answer) => answer.url().endsWith('.woff2') && letters.push(answer.headers()['content-type'] ?? ''),
  )
  await openScreen(page, `${product.url}/farmer`)
  await page.goto(product.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(letters).toEqual([])
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'አማርኛ · Amharic' })
  await expect.poll(() => letters).toEqual(['font/woff2'])
  await openScreen(page, `${product.url}/farmer`)
  await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded'])
})

/** The language that an element with a text is in, by the nearest mark. */
const langOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))

/** Texts of the page that are in the English catalogue although the language has its own: the pieces of messages. */
async function englishBut(language: LanguageId) {
  const all = new Set<string>()
  const own = new Set<string>()
  for (const area of areasOf('en').filter((each) => each !== 'admin' && each !== 'agent')) {
    for (const message of Object.values(await messagesOf('en', area)))
      for (const piece of pieces(message)) all.add(piece)
    for (const message of Object.values(await messagesOf(language, area)))
      for (const piece of pieces(message)) own.add(piece)
  }
  return [...all].filter((piece) => !own.has(piece))
}

/**
 * The text between a message's values, if it has two words or more: a single one may be the name of a crop or a market.
 */
const pieces = (message: string) =>
  message
    .split(/[{}#]|,\s*plural,|\bother\b|\bone\b|=0/)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2,} \p{L}{2,}/u.test(piece))

async function wordsOn(page: Page) {
  const labels = await page
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  return [await page.locator('body').innerText(), ...labels].join('\n')
}
