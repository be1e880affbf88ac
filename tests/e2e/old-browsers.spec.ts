import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_INS, missingIn } from '../../scripts/build/vite/browsers.ts'
import { expect, ROOT, test } from './product.ts'
import { screensOf } from './screens.ts'

const CLIENT = join(ROOT, 'dist/client')
const scripts = ['', 'assets'].flatMap((folder) =>
  readdirSync(join(CLIENT, folder))
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join(folder, name)),
)

test('what is built uses nothing that the oldest browsers do not have', () => {
  expect(scripts.length).toBeGreaterThan(50)
  const missing = scripts.flatMap((file) =>
    missingIn(readFileSync(join(CLIENT, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('what is filled or asked for first is used at all: its row would hide nothing', () => {
  const built = scripts.map((file) => readFileSync(join(CLIENT, file), 'utf8'))
  const unused = BUILT_INS.filter(({ because, looks }) => because && !built.some((code) => looks.test(code)))
  expect(unused.map(({ name }) => name)).toEqual([])
  expect(missingIn('a.toReversed(); structuredClone(b)')).toEqual(['Array toReversed', 'structuredClone'])
})

test('what is styled needs neither layers nor the height of a screen without its bars', () => {
  const names = readdirSync(join(CLIENT, 'assets')).filter((name) => name.endsWith('.css'))
  const styles = names.map((name) => readFileSync(join(CLIENT, 'assets', name), 'utf8'))
  expect(styles.filter((css) => css.includes('@layer'))).toEqual([])
  // Ours say it by --screen (app/tokens.css).
  const ours = ['routes', 'features', 'shell', 'ui'].flatMap((area) => cssOf(join(ROOT, 'src/client', area)))
  expect(ours.length).toBeGreaterThan(100)
  expect(ours.filter((file) => /\d[dsl]v[hw]\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})

const cssOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name))

/** Takes away what came after the oldest browsers, as far as a script can. */
function forget() {
  const taken: [object, string[]][] = [
    [Array.prototype, ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [Response, ['json']],
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [RegExp, ['escape']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [IDBFactory.prototype, ['databases']],
    [Document.prototype, ['startViewTransition']],
    [Node.prototype, ['moveBefore']],
    [Element.prototype, ['moveBefore', 'checkVisibility']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']],
    [window, ['structuredClone', 'CompressionStream', 'requestIdleCallback', 'scheduler', 'navigation', 'Iterator']],
  ] // biome-ignore format: a table
  for (const [owner, names] of taken) for (const name of names) Reflect.deleteProperty(owner, name)
}

test('every screen of a farmer opens without what the oldest browsers do not have', async ({ page, product }) => {
  await page.addInitScript(forget)
  await page.goto(`${product.url}/farmer`)
  const screens = await screensOf(page, product, 'farmer')
  for (const { path, title, shows } of screens)
    await test.step(path, async () => {
      await page.goto(product.url + path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      if (shows) await expect(page.getByText(shows).first()).toBeVisible()
    })
  await page.goto(`${product.url}/crops`)
  await page.getByRole('button', { name: /^Add [A-Z]/ }).first().click() // biome-ignore format: one line
  await expect(page.getByRole('dialog').getByLabel(/^Area Size/)).toBeVisible()
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible()
})

test.describe('below the oldest browsers', () => {
  test.use({ expectedMessages: [/hasOwn/] })

  test('the page says so, and offers text messages', async ({ page, product }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))
    await page.goto(`${product.url}/farmer`)
    const notice = page.getByRole('alert').filter({ hasText: 'This browser is too old for Kuu.' })
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link', { name: '40404' })).toHaveAttribute('href', 'sms:40404')
  })

  test('others hear nothing of it', async ({ page, product }) => {
    await page.goto(`${product.url}/farmer`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This browser is too old')).toHaveCount(0)
  })
})
