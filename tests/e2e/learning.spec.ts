import { answer, COURSE, right, shorten, wrong } from './courses.ts'
import { BREAKING_LINE, entriesLeft, offline } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { hideCourse } from './learners.ts'
import { expect, reading, test } from './product.ts'
import { PHONE } from './screens.ts'
import { openScreen } from './settled.ts'
import { isForAll } from './violations.ts'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('from the catalogue to a complete course, with a quiz that was failed first', async ({
    page,
    product,
    expectedMessages,
  }) => {
    const { lesson, quiz, questions } = shorten(product)
    const toast = (title: string) => page.getByRole('status').filter({ hasText: title })
    await openScreen(page, `${product.url}/courses`, /Learning Center/)
    await expect(page.getByRole('heading', { name: 'My courses' })).toHaveCount(0)
    await page.getByRole('link', { name: COURSE }).click()
    await page.getByRole('button', { name: 'Enroll Now' }).click()
    await expect(page.getByText('0% done')).toBeVisible()

    await page.getByRole('link', { name: `Begin: ${lesson.title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    const complete = page.getByRole('button', { name: 'Mark Complete' })
    await complete.click()
    await expect(toast('Lesson Completed!')).toContainText('Your progress has been saved.')
    await expect(complete).toBeDisabled()
    await expect(page.getByText('Completed', { exact: true })).toBeVisible()

    await page.getByRole('navigation', { name: 'Previous and next' }).getByRole('link', { name: quiz.title }).click()
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await expect(next).toBeDisabled()
    await page.getByRole('button', { name: 'Question 2, not answered yet' }).click()
    await expect(page.getByText(questions[1]!.question)).toBeFocused()
    await page.getByRole('radio', { name: wrong(questions[1]!), exact: true }).check()
    await page.getByRole('button', { name: 'Submit Quiz' }).click()
    await expect(toast('Incomplete Quiz')).toContainText('Please answer all questions before submitting.')
    await expect(page.getByText(questions[0]!.question)).toBeFocused()

    // A flat battery: the answers are there again.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Question 2, answered' })).toBeVisible()
    await answer(page, questions, wrong)
    const result = page.getByRole('heading', { level: 2, name: 'Quiz Completed' })
    await expect(result).toBeFocused()
    await expect(toast('Quiz Completed')).toContainText('You scored 0%. Try again to improve your score.')
    await expect(page.getByRole('list', { name: 'Your result' })).toContainText(`Right answer: ${questions[0]!.right}`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Question 1, not answered yet' })).toBeVisible()
    await answer(page, questions, right)
    await expect(toast('Quiz Passed!')).toContainText('Congratulations! You scored 100%')
    await expect(page.getByRole('region', { name: 'Your attempts' }).getByRole('listitem')).toHaveText([/^Attempt 2100%Passed/, /^Attempt 10%Not passed/]) // biome-ignore format: one line
    await page.getByRole('button', { name: 'Practise again' }).click()
    await expect(page.getByText('This attempt is for practice.')).toBeVisible()

    await page.getByRole('link', { name: COURSE }).click()
    await expect(page.getByText('Course completed. Well done!')).toBeVisible()
    await expect(page.getByText('100% done')).toBeVisible()
    const picture = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Share as picture' }).click()
    expect((await picture).suggestedFilename()).toBe('certificate.png')
    const pdf = await page.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')
    expect((await page.request.get(product.url + pdf)).headers()['content-type']).toBe('application/pdf')
    await page.getByRole('link', { name: 'All courses' }).click()
    await expect(page.getByRole('region', { name: 'My courses' })).toContainText('100% done')

    // Hidden while it is on the phone: what was done in it is kept. Before that the phone asks for what it has sent.
    await expect.poll(() => entriesLeft(page)).toBe(0)
    await page.waitForLoadState('networkidle')
    expectedMessages.push(/404 \(Not Found\)/)
    const course = await page.getByRole('region', { name: 'My courses' }).getByRole('link', { name: COURSE }).getAttribute('href') // biome-ignore format: one line
    hideCourse(product, COURSE)
    // By its address: it leaves the list as soon as the phone asks what has changed.
    await page.goto(product.url + course)
    await expect(page.getByRole('heading', { name: 'Course Not Available' })).toBeVisible()
  })
})

test.describe('with the app installed', () => {
  test.use(BREAKING_LINE)

  test('a lesson and a quiz are done without a connection, and marked once there is one', async ({
    page,
    product,
    context,
  }) => {
    const { id, lesson, quiz, questions } = shorten(product)
    await page.goto(`${product.url}/courses/${id}/quizzes/${quiz.id}`)
    await expect(page.getByText(questions[0]!.question)).toBeVisible()
    await page.getByRole('navigation', { name: 'Previous and next' }).getByRole('link', { name: lesson.title }).click()
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible()
    await readyForOffline(page)
    await offline(context, async () => {
      await page.getByRole('button', { name: 'Mark Complete' }).click()
      await expect(page.getByText('Completed', { exact: true })).toBeVisible()
      await expect(page.getByText('Will be sent when you are online').first()).toBeVisible()
      await page.getByRole('navigation', { name: 'Previous and next' }).getByRole('link', { name: quiz.title }).click()
      await answer(page, questions, right)
      await expect(page.getByText('Waiting for the connection to be marked')).toBeVisible()
      await expect(page.getByRole('link', { name: '2 to send' })).toBeVisible()
    })
    await expect(page.getByRole('heading', { name: 'Quiz Passed!' })).toBeVisible()
    await page.getByRole('link', { name: COURSE }).click()
    await expect(page.getByText('Course completed. Well done!')).toBeVisible()
  })
})

reading(
  'what is not there says so: a course, a lesson, a quiz of another course',
  async ({ page, product, expectedMessages }) => {
    expectedMessages.push(/Failed to load resource: .* 404/)
    const courses: { id: string }[] = await (await page.request.get(`${product.url}/api/courses`)).json()
    const [one, other] = courses.map(({ id }) => id)
    const { modules }: { modules: { quizzes: { id: string }[] }[] } = await (
      await page.request.get(`${product.url}/api/courses/${other}`)
    ).json()
    for (const [path, words] of [
      ['no-such-course', 'Course Not Found'],
      [`${one}/lessons/no-such-lesson`, 'Lesson Not Found'],
      [`${one}/quizzes/${modules[0]!.quizzes[0]!.id}`, 'Quiz Not Found'],
    ] as const) {
      await openScreen(page, `${product.url}/courses/${path}`, new RegExp(words))
      await isForAll(page)
    }
  },
)
