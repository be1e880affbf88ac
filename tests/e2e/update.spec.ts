import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROKEN, notesOn, openCrop, savedToast } from './farm.ts'
import { expect, ROOT, test as withProduct } from './product.ts'

/** An installation whose files may be changed. */
const test = withProduct.extend<{ root: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures are needed
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'kuu-e2e-update-'))
    for (const part of ['dist', 'package.json']) cpSync(join(ROOT, part), join(root, part), { recursive: true })
    for (const part of ['drizzle', 'node_modules']) symlinkSync(join(ROOT, part), join(root, part))
    await use(root)
    rmSync(root, { recursive: true, force: true })
  },
})
test.use({ serviceWorkers: 'allow' })

/** The next build: its shell differs, and so does the worker's list of files. */
function build(root: string) {
  const edit = (name: string, how: (text: string) => string) => {
    const file = join(root, 'dist/client', name)
    const before = readFileSync(file, 'utf8')
    expect(how(before) !== before, name).toBe(true)
    writeFileSync(file, how(before))
    for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`)
  }
  edit('app.html', (text) => text.replace('<head>', '<head><meta name="build" content="2">'))
  edit('sw.js', (text) => text.replace(/"revision":"\w+"(,"url":"app\.html")/, '"revision":"second"$1'))
}

const lookForUpdate = () => navigator.serviceWorker.getRegistration().then((found) => found?.update().then(() => true))

test('a new version is offered and never forced, and sends what the old one wrote', async ({
  page,
  context,
  product,
  root,
  expectedMessages,
}) => {
  test.slow()
  expectedMessages.push(BROKEN)
  const dialog = await openCrop(page, product, 'Maize')
  const other = await context.newPage()
  await other.goto(`${product.url}/market`)
  await product.stop()
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('By the old version')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(savedToast(page)).toBeVisible()
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Notes').fill('Half a sen')

  build(root)
  await product.start()
  expect(await page.evaluate(lookForUpdate)).toBe(true)
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready' })
  await expect(offer).toBeVisible()
  await dialog.getByLabel('Notes').pressSequentially('tence')
  await expect(dialog.getByLabel('Notes')).toHaveValue('Half a sentence')
  await expect(page.locator('meta[name=build]')).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Close' }).click()
  await offer.getByRole('button', { name: 'Take it now' }).click()
  await expect(page.locator('meta[name=build]')).toHaveCount(1)
  await expect.poll(() => notesOn(product, 'By the old version'), { timeout: 15_000 }).toBe(1)
  await expect(page.getByText('1 to send')).toBeHidden()

  // The other window has a form with changes: it gets the same offer, and is not reloaded.
  await expect(other.getByRole('status').filter({ hasText: 'A new version is ready' })).toBeVisible()
  await expect(other.locator('meta[name=build]')).toHaveCount(0)
})
