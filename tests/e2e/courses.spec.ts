import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { openAdmin } from './admin.ts'
import { expect, OWN, type Product, test } from './product.ts'
import { goTo, openScreen } from './settled.ts'

const TITLE = 'Managing fall armyworm'

/** Makes a course of the demo one that was never published. */
function withdraw({ dataFolder }: Product) {
  const db = new Database(join(dataFolder, 'kuu.db'))
  db.prepare('update courses set is_published = 0, published_at = null where title = ?').run(TITLE)
  db.close()
}

/** The number of courses is a status too. */
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })
const expectToast = (page: Page, title: string, text: string) => expect(toast(page, title)).toHaveText(title + text)

test('a published course is on the farmer’s bell, once, and in the catalogue', async ({ page, product, browser }) => {
  withdraw(product)
  await openScreen(page, `${product.url}/courses`, /Learning Center/)
  const inCatalogue = page.getByRole('heading', { name: TITLE })
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(page.getByText('Maize: from planting to storage')).toBeVisible()
  await expect(inCatalogue).toHaveCount(0)
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread')
  await goTo(page, '/farmer', /Martha/)

  const admin = await browser.newPage()
  await openAdmin(admin, product)
  await expect(admin.getByText('Published courses').locator('..')).toContainText('2of 3')
  await admin.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name: 'Courses' }).click()
  const card = admin.getByRole('group', { name: TITLE })
  await expect(card).toContainText('DraftIntermediateFree')
  await card.getByRole('button', { name: `Publish: ${TITLE}` }).click()
  const question = admin.getByRole('dialog', { name: 'Publish this course?' })
  await expect(question).toContainText(`Every farmer will be told that ‘${TITLE}’ is open.`)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toContainText('Draft')
  await card.getByRole('button', { name: `Publish: ${TITLE}` }).click()
  await question.getByRole('button', { name: 'Publish and tell farmers' }).click()
  await expectToast(admin, 'Course published', 'The course is now available for enrollment.')
  await expect(card).toContainText('Published')
  await expect(question).toBeHidden()

  await goTo(page, '/courses', /Learning Center/)
  await expect(inCatalogue).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications, 4 unread')
  await bell.click()
  const news = page.getByRole('dialog', { name: 'Notifications' })
  await expect(news).toContainText(`‘${TITLE}’ is free. Duration: `)
  await page.keyboard.press('Escape')
  await goTo(page, '/farmer', /Martha/)

  await card.getByRole('button', { name: `Unpublish: ${TITLE}` }).click()
  await admin.getByRole('dialog', { name: 'Unpublish this course?' }).getByRole('button', { name: 'Unpublish' }).click()
  await expectToast(admin, 'Course unpublished', 'The course is now hidden from students.')
  await expect(card.getByRole('button', { name: `Publish: ${TITLE}` })).toBeFocused()
  await goTo(page, '/courses', /Learning Center/)
  await expect(inCatalogue).toHaveCount(0)
  await goTo(page, '/farmer', /Martha/)

  await admin.keyboard.press('Enter')
  await expectToast(admin, 'Course published', 'The course is now available for enrollment.')
  await admin.getByRole('link', { name: 'Overview' }).click()
  await expect(admin.getByText('Published courses').locator('..')).toContainText('3of 3')
  await admin.close()
  await goTo(page, '/courses', /Learning Center/)
  await expect(inCatalogue).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications, 4 unread')
})

test('a failed publication is reported, and changes nothing', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/409 \(Conflict\)/)
  await page.route('**/trpc/admin.courses.publish*', (route) => {
    const refusal = { error: { json: { message: 'No', code: -32600, data: { code: 'CONFLICT', httpStatus: 409 } } } }
    return route.fulfill({ status: 409, headers: OWN, json: [refusal] })
  })
  await openAdmin(page, product)
  await goTo(page, '/admin/courses', /Courses/)
  const card = page.getByRole('group', { name: TITLE })
  await card.getByRole('button', { name: `Unpublish: ${TITLE}` }).click()
  await page.getByRole('dialog', { name: 'Unpublish this course?' }).getByRole('button', { name: 'Unpublish' }).click()
  await expectToast(page, 'Error', 'Failed to update course publication status')
  await expect(toast(page, 'Error')).toHaveAttribute('data-tone', 'bad')
  await expect(card).toContainText('Published')
})
