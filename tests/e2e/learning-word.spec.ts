import { join } from 'node:path'
import { openAdmin } from './admin.ts'
import { expect, test } from './product.ts'
import { DESKTOP } from './screens.ts'

const document = (name: string) => join(import.meta.dirname, '../fixtures/lessons', name)

// The browser notes the refusal of the file.
test.use({ viewport: DESKTOP, expectedMessages: [/status of 400/] })

test('a Word document becomes lessons, each seen before it is added', async ({ page, product }) => {
  await openAdmin(page, product, '/admin/courses')
  await page
    .getByRole('link', { name: /^Build: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Lessons from Word' }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel('Word document (.docx)').last()

  await test.step('what is no document is refused in words', async () => {
    await file.setInputFiles({ name: 'a.docx', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await expect(page.getByText(/^This is no Word document/)).toBeVisible()
  })

  await file.setInputFiles(document('pandoc.docx'))
  await dialog.getByRole('button', { name: 'Show: Compost' }).click()
  await expect(dialog.getByRole('cell', { name: 'Turn' })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'To do' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Note 1', exact: true }).click()
  await expect(dialog.getByText('Smoke harms the soil.')).toBeInViewport()

  await dialog.getByLabel('A lesson begins at').selectOption('Each heading of level 1 or 2')
  await expect(dialog.getByRole('button', { name: 'Show: Water' })).toBeVisible()
  await dialog.getByLabel('Title of the module').fill('From Word')
  await dialog.getByRole('button', { name: 'Add 2 lessons' }).click()
  await expect(dialog).toBeHidden()
  const lessons = page.getByRole('list', { name: 'Lessons of: From Word' }).getByRole('listitem')
  await expect(lessons).toContainText([/Compost/, /Water/])
})
