import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { answer, COURSE, right, shorten } from './courses.ts'
import { expect, type Product, test } from './product.ts'
import { DESKTOP } from './screens.ts'

const QUESTION = { question: 'When is it ripe?', options: ['When it is hard', 'When it is soft'], right: 'When it is hard' } // biome-ignore format: one row

test.use({ viewport: DESKTOP })

/** Adds a part as the builder does, without its dialog. */
const write = (page: Page, { url }: Product, part: object) =>
  page.request.post(`${url}/trpc/admin.builder.save`, { headers: { origin: url }, data: { json: part } })

/** Fills in the dialog that is open, and saves it. */
async function save(page: Page, fields: Record<string, string>, button = 'Save') {
  const dialog = page.getByRole('dialog')
  for (const [name, value] of Object.entries(fields))
    await dialog.getByRole('textbox', { name, exact: true }).fill(value)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a course is built from nothing, ordered, previewed and published, and a learner takes it', async ({
  page,
  product,
}) => {
  await openAdmin(page, product, '/admin/courses')
  await page.getByRole('button', { name: 'Add Course' }).click()
  await save(page, { Title: 'Yams', Description: 'All of it', 'Learning objectives': 'Plant\nHarvest' }, 'Add Course')
  await page.getByRole('link', { name: 'Build: Yams' }).click()

  await page.getByRole('button', { name: 'Add module' }).click()
  await save(page, { Title: 'Planting' })
  await page.getByRole('button', { name: 'Add lesson: Planting' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Content' }).fill('## Why\n<script>alert(1)</script>')
  await dialog.getByRole('button', { name: 'As a learner sees it' }).click()
  await expect(dialog.getByRole('heading', { name: 'Why' })).toBeVisible()
  await expect(dialog.getByText('<script>alert(1)</script>')).toBeVisible()
  await save(page, { Title: 'Mounds' })
  const module = (await page.getByRole('list', { name: 'Lessons of: Planting' }).getAttribute('data-parent'))!
  await write(page, product, { kind: 'lesson', parentId: module, fields: { title: 'Seed yams' } })
  await write(page, product, { kind: 'quiz', parentId: module, fields: { title: 'Ripe?' } })
  await write(page, product, { kind: 'module', parentId: new URL(page.url()).pathname.split('/')[3]!, fields: { title: 'Harvest' } }) // biome-ignore format: one line
  await page.reload()
  await page.getByRole('button', { name: 'Add question: Ripe?' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose which answer is right')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Answer 1 is right' }).check()
  await save(page, { Question: QUESTION.question, 'Answer 1': QUESTION.options[0]!, 'Answer 2': QUESTION.options[1]! })

  await test.step('order by keyboard and by drag, into another module too', async () => {
    const lessons = (module: string) => page.getByRole('list', { name: `Lessons of: ${module}` }).getByRole('listitem')
    const up = page.getByRole('button', { name: 'Move up: Seed yams' })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Seed yams: now at place 1 of 2.')).toBeAttached()
    await expect(up).toBeFocused()
    await expect(lessons('Planting')).toContainText(['Seed yams', 'Mounds'])
    await page.getByTitle('Drag: Seed yams').hover()
    await page.mouse.down()
    const target = await page.getByRole('button', { name: 'Add lesson: Harvest' }).boundingBox()
    await page.mouse.move(target!.x, target!.y - 12, { steps: 5 })
    await page.waitForFunction(() => document.querySelector('[data-drop]') !== null)
    await page.mouse.up()
    await expect(lessons('Harvest')).toContainText(['Seed yams'])
    await expect(lessons('Planting')).toContainText(['Mounds'])
  })

  await test.step('what is deleted is there again by Undo', async () => {
    await page.getByRole('button', { name: 'Delete: Harvest' }).click()
    await expect(dialog).toContainText('1 lesson')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Harvest', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Harvest', exact: true })).toBeVisible()
  })

  await test.step('the preview is what a learner sees', async () => {
    await page.getByRole('link', { name: 'Preview' }).click()
    await page
      .getByRole('link', { name: /Mounds/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible()
    await page.getByRole('link', { name: 'Yams', exact: true }).click()
    await page.getByRole('link', { name: 'Back to my work' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Build: Yams' })).toBeVisible()
    await page.getByRole('button', { name: 'Edit: Mounds' }).click()
    await save(page, { Content: '## Why not' })
    await page.getByRole('link', { name: 'Preview' }).click()
    await page
      .getByRole('link', { name: /Mounds/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Why not' })).toBeVisible()
    await page.goto(`${product.url}/admin/courses`)
  })

  await page.getByRole('button', { name: 'Publish: Yams' }).click()
  await dialog.getByRole('button', { name: 'Publish and tell farmers' }).click()
  await expect(page.getByText('Course published')).toBeVisible()

  const farmer = await page.context().browser()!.newPage()
  await farmer.goto(`${product.url}/courses`)
  await farmer.getByRole('link', { name: /Yams/ }).click()
  await farmer
    .getByRole('link', { name: /Ripe\?/ })
    .first()
    .click()
  await answer(farmer, [QUESTION], right)
  await expect(farmer.getByText('100%').first()).toBeVisible()
  await farmer.close()
})

test('an agent takes a quiz like anyone, and goes back to the desk', async ({ page, product }) => {
  const { id, quiz, questions } = shorten(product)
  await page.goto(`${product.url}/agent/courses/${id}`)
  await page.getByRole('link', { name: 'Open it as a learner' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.getByRole('link', { name: quiz.title }).first().click()
  await answer(page, questions, right)
  await expect(page.getByText('100%').first()).toBeVisible()
  await page.getByRole('link', { name: COURSE }).first().click()
  await page.getByRole('link', { name: 'Back to my work' }).click()
  await expect(page).toHaveURL(new RegExp(`/agent/courses/${id}$`))
})

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') // biome-ignore format: one line

test('a picture is uploaded into a lesson; the course leaves as a file and comes in again', async ({
  page,
  product,
}) => {
  const { id, lesson } = shorten(product)
  await openAdmin(page, product, `/admin/courses/${id}/build?open=part.lesson.${lesson.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Put a picture into the text', { exact: true }).last().setInputFiles({ name: 'worm.png', mimeType: 'image/png', buffer: PNG }) // biome-ignore format: one line
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue(/!\[worm\]\(\/media\/[0-9a-f]{64}\.png\)/)
  await dialog.getByRole('button', { name: 'As a learner sees it' }).click()
  await expect(dialog.getByRole('img', { name: 'worm' })).toHaveJSProperty('naturalWidth', 1)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ])
  const file = await download.path()
  await page.getByRole('link', { name: 'All courses' }).click()
  await page.getByRole('button', { name: 'Import a course' }).click()
  await dialog.getByLabel('Course file (.zip)').last().setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: readFileSync(file) }) // biome-ignore format: one line
  await expect(page.getByRole('heading', { level: 1, name: `Build: ${COURSE}` })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Build: Copy of ${COURSE}` })).toBeVisible()
})
