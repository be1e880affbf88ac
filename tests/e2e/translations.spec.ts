import { readFile } from 'node:fs/promises'
import { openAdmin } from './admin.ts'
import { expect, test } from './product.ts'

test('a word that an administrator changes is on a farmer’s open page, and is there again from the phone alone', async ({
  page,
  product,
  browser,
}) => {
  const farmer = await (await browser.newContext()).newPage()
  await farmer.addInitScript(() => localStorage.setItem('preferred-language', 'sw'))
  const asked = farmer.waitForResponse((answer) => answer.url().endsWith('/api/translations/sw'))
  await farmer.goto(`${product.url}/farmer`)
  await expect(farmer.getByRole('heading', { level: 2, name: 'Mazao Yangu' })).toBeVisible()
  await asked

  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, product, '/admin/translations?language=sw&area=farmer&q=farmer.home')
  await page.getByRole('button', { name: 'Edit: farmer.home.morning' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Swahili' })
  await field.fill('Habari za leo')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('{name} is missing')).toBeVisible()
  await field.fill('Habari za leo, {name}')
  await dialog.getByRole('switch', { name: /^Reviewed/ }).check()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Translation saved')).toBeVisible()
  await expect(dialog.getByText('Good afternoon, {name}')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit: farmer.home.crops' }).click()
  await field.fill('Mimea Yangu')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Swahili: 0% reviewed$/)).toBeVisible()

  // As when a farmer comes back to the app.
  await farmer.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(farmer.getByRole('heading', { level: 2, name: 'Mimea Yangu' })).toBeVisible()
  await farmer.route('**/api/translations/*', (route) => route.abort())
  await farmer.reload()
  await expect(farmer.getByRole('heading', { level: 2, name: 'Mimea Yangu' })).toBeVisible()
  await farmer.context().close()

  await page.getByRole('button', { name: 'Edit: farmer.home.crops' }).click()
  await dialog.getByRole('button', { name: 'Back to the release’s text' }).click()
  await expect(page.getByText('The release’s text stands again')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('cell', { name: 'Mimea Yangu' })).toBeVisible()
})

test('a word of the landing page is there within a minute of its saving, also in a language that it had no word in', async ({
  page,
  product,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const title = visitor.getByRole('heading', { level: 1 })
  const language = visitor.getByRole('combobox')
  await visitor.goto(product.url)
  await language.selectOption({ label: 'Bassa · Ɓǎsɔ́ɔ̀' })
  await expect(title).toHaveText(/^Better harvests/)

  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [words, said] of [
    ['bass', 'Gbo & nyu'],
    ['sw', 'Mavuno kwa wote'],
  ] as const) {
    await openAdmin(page, product, `/admin/translations?language=${words}&area=landing&q=landing.hero.title`)
    await page.getByRole('button', { name: 'Edit: landing.hero.title' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().fill(said)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Translation saved').last()).toBeVisible()
  }

  const shown = async () => {
    await visitor.reload()
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'bsq', { timeout: 1_000 })
  }
  await expect(shown).toPass({ timeout: 45_000 })
  await expect(title).toHaveText('Gbo & nyu')
  await expect(visitor.getByRole('link', { name: 'Learn More' })).toBeVisible()
  // It was saved after the other one, so that the server may learn of it one look later.
  const shownInSwahili = async () => {
    await visitor.reload()
    await language.selectOption({ label: 'Kiswahili · Swahili' })
    await expect(title).toHaveText('Mavuno kwa wote', { timeout: 1_000 })
  }
  await expect(shownInSwahili).toPass({ timeout: 45_000 })
  await visitor.context().close()
})

test('a file whose marks a tool dropped is asked about, and taken as drafts', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, product, '/admin/translations?language=sw')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByLabel('File', { exact: true }).selectOption('po')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  // As `msgattrib --clear-fuzzy` of gettext 0.21 leaves it, with a guess of msgmerge and an entry without a key.
  const guess = '#, fuzzy\n#| msgctxt "a.b"\n#| msgid "A"\nmsgctxt "farmer.home.crops"\nmsgid "My Crops"\nmsgstr "A"'
  const cleared = exported
    .replaceAll('#, fuzzy\n', '')
    .replaceAll('#, fuzzy, ', '#, ')
    .replace(/(?:^#.*\n)+msgctxt "farmer\.home\.crops"\n.*\n.*$/m, guess)
    .replace('"Pata msaada"', '"Usaidizi"')
    .concat('\nmsgid "Nowhere"\nmsgstr "x"\n')

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('File of translations').setInputFiles({
    name: 'kuu-sw.po',
    mimeType: 'text/x-gettext-translation',
    buffer: Buffer.from(cleared),
  })
  await expect(dialog.getByText('1 text is a guess of a tool, and is not taken')).toBeVisible()
  await expect(dialog.getByText('1 entry has no key, and is left out')).toBeVisible()
  await expect(dialog.getByText(/are the same as the English$/)).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText(/texts would become reviewed\. Has a speaker of Swahili read each/)
  await expect(dialog.getByRole('button', { name: /^They were read: take [\d,]+ as reviewed$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Take them as drafts' }).click()
  await expect(dialog.getByText('1 translation was taken')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText(/^Swahili: 0% reviewed$/)).toBeVisible()
})

test('a language that an administrator switches off leaves the open page of its reader, and every list', async ({
  page,
  product,
  browser,
}) => {
  const farmer = await (await browser.newContext({ locale: 'am' })).newPage()
  await farmer.goto(`${product.url}/farmer`)
  await expect(farmer.locator('html')).toHaveAttribute('lang', 'am')

  await openAdmin(page, product, '/admin/translations?language=am')
  const offered = page.getByRole('switch', { name: 'Offer Amharic to readers' })
  await offered.uncheck()
  await expect(page.getByText('The language is offered nowhere within a minute')).toBeVisible()
  await page.reload()
  await expect(offered).not.toBeChecked()

  const sent = async () => (await page.request.get(`${product.url}/api/translations/am`)).json()
  await expect.poll(sent, { timeout: 40_000 }).toMatchObject({ withheld: ['am'] })
  await farmer.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(farmer.locator('html')).toHaveAttribute('lang', 'en')
  await farmer.getByRole('button', { name: 'Language', exact: true }).click()
  await expect(farmer.getByRole('menuitemradio', { name: /Kiswahili/ })).toBeVisible()
  await expect(farmer.getByRole('menuitemradio', { name: /Amharic/ })).toHaveCount(0)
  await farmer.goto(`${product.url}/`)
  await expect(farmer.getByRole('heading', { level: 1, name: /^Better harvests/ })).toBeVisible()
  await farmer.context().close()

  // The process has it of its data, which the next test gets anew.
  await offered.check()
  await expect.poll(sent, { timeout: 40_000 }).toMatchObject({ withheld: [] })
})

for (const [language, title, inEnglish] of [
  ['sw', 'Tafsiri', 'ziko kwa Kiingereza'],
  ['am', 'ትርጉሞች', 'በእንግሊዝኛ ናቸው'],
] as const) {
  test(`the desk is in the reader’s language, and does not say that it is in English: ${language}`, async ({
    page,
    product,
  }) => {
    await openAdmin(page, product, '/admin/translations')
    await page.evaluate((chosen) => localStorage.setItem('preferred-language', chosen), language)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(inEnglish)).toHaveCount(0)
  })
}
