import { openAdmin } from './admin.ts'
import { hideCourse, learnCourse, takeQuiz } from './learners.ts'
import { expect, test } from './product.ts'
import { DESKTOP } from './screens.ts'

const COURSE = 'Managing fall armyworm'

test.use({ viewport: DESKTOP })

test('an administrator finds what most got wrong, reminds who has stopped and revokes a certificate', async ({
  page,
  product,
}) => {
  const { question, code } = learnCourse(product, COURSE)
  await openAdmin(page, product, '/admin/courses')
  await page.getByRole('link', { name: `Report: ${COURSE}` }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
  await main.getByRole('button', { name: 'Mostly wrong' }).click()
  await expect(page).toHaveURL(/hard=true/)
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([question])
  const card = main.getByRole('listitem').filter({ hasText: question })
  await expect(card).toContainText('Most chose a wrong answerAnswered by 5 learners')
  await expect(card.getByRole('listitem').filter({ hasText: 'Right answer' })).toContainText('0 0%')
  await expect(card.getByRole('listitem').filter({ hasText: '5 100%' })).not.toContainText('Right answer')

  await main.getByRole('link', { name: 'Stopped 2' }).click()
  await expect(main.getByText('2 learners')).toBeVisible()
  await main.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  const remind = main.getByRole('button', { name: 'Remind 2 selected' })
  await remind.click()
  const toast = (title: string) => page.getByRole('status').filter({ hasText: title })
  await expect(toast('1 reminded')).toContainText(
    '1 was not: reminded this week, has completed the course, or wants no',
  )
  await expect(main.getByRole('row', { name: /Saah Tamba/ })).not.toContainText('Not yet')
  await expect(main.getByRole('row', { name: /Hawa Dukuly/ })).toContainText('Not yet')
  await expect(remind).toBeFocused()

  await main.getByRole('button', { name: 'All', exact: true }).click()
  await main.getByRole('button', { name: 'Revoke the certificate: Musu Flomo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke this certificate?' })
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Somebody else took the quizzes.')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(toast('Certificate revoked')).toContainText('The certificate of Musu Flomo is valid no longer.')
  const row = main.getByRole('row', { name: /Musu Flomo/ })
  await expect(row).toContainText('Revoked')
  await expect(row.getByRole('button')).toHaveCount(0)
  // The button that opened the dialog is gone.
  await expect(row.getByRole('link', { name: `Check certificate ${code}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This certificate was revoked.')).toBeVisible()
})

test('an agent finds the report from home, reads no right answer before the own attempt, and revokes nothing', async ({
  page,
  product,
  expectedMessages,
}) => {
  const { quizId, question } = learnCourse(product, COURSE)
  await page.goto(`${product.url}/agent`)
  await page.getByRole('link', { name: 'Courses' }).click()
  await page.getByRole('link', { name: COURSE }).click()
  await expect(page.getByText('You will see the right answers here').first()).toBeVisible()
  await expect(page.getByText('5 100%').first()).toBeVisible()
  await expect(page.getByText('Right answer', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mostly wrong' })).toHaveCount(0)

  takeQuiz(product, 'Samuel Mensah', quizId)
  await page.reload()
  await page.getByRole('button', { name: 'Mostly wrong' }).click()
  await expect(page.getByText('Quizzes that you have not taken yourself are left out.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([question])

  await page.getByRole('link', { name: 'Learners' }).click()
  await expect(page.getByRole('row', { name: /Musu Flomo/ })).toContainText('Valid')
  await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(0)

  expectedMessages.push(/404 \(Not Found\)/)
  hideCourse(product, COURSE)
  await page.getByRole('button', { name: 'Remind: Saah Tamba' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Error' })).toContainText(
    'This course is hidden from learners',
  )
})
