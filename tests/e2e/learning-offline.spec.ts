import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { answer, COURSE, right, shorten } from './courses.ts'
import { BREAKING_LINE, offline } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, OWN, type Product, test } from './product.ts'

test.use(BREAKING_LINE)

/** Gives a lesson a picture and a video of ours, which the network answers; the explanations of its course. */
async function illustrate(context: BrowserContext, { dataFolder }: Product, lessonId: string) {
  const db = new Database(join(dataFolder, 'kuu.db'))
  db.prepare("update lessons set content = '![A worm](/files/worm.svg)', video_url = '/files/land.webm' where id = ?").run(lessonId) // biome-ignore format: one statement
  const explanations = db.prepare('select explanation from quiz_questions where explanation is not null').pluck().all()
  db.close()
  const answerWith = (contentType: string, body: Buffer) =>
    ({ headers: { ...OWN, 'content-length': String(body.length) }, contentType, body }) as const
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'
  await context.route('**/files/worm.svg', (route) => route.fulfill(answerWith('image/svg+xml', Buffer.from(picture))))
  await context.route('**/files/land.webm', (route) => route.fulfill(answerWith('video/webm', Buffer.alloc(1_200_000)))) // biome-ignore format: one line
  return explanations as string[]
}

/** Everything that the browser keeps, but for the app's own scripts. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((found) => {
      const request = indexedDB.open('kuu')
      request.onsuccess = () => found(request.result)
    })
    const rows = await Promise.all(
      [...opened.objectStoreNames].map(
        (name) =>
          new Promise((found) => {
            const request = opened.transaction(name).objectStore(name).getAll()
            request.onsuccess = () => found(request.result)
          }),
      ),
    )
    opened.close()
    const bodies: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (!/\/assets\/|\.js$/.test(request.url)) bodies.push((await (await cache.match(request))?.text()) ?? '')
    }
    return JSON.stringify([rows, bodies, { ...localStorage }, { ...sessionStorage }])
  })

test('a saved course is done without a connection, from the catalogue to the certificate', async ({
  page,
  product,
  context,
}) => {
  const { id, lesson, quiz, questions } = shorten(product)
  const explanations = await illustrate(context, product, lesson.id)
  await page.goto(`${product.url}/courses/${id}`)
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(page.getByText(/^About 1\.2 MB/)).toBeVisible()
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(page.getByText('Saved on this phone · 1.2 MB')).toBeVisible()
  await readyForOffline(page)
  await context.unrouteAll()

  const stored = await everythingStored(page)
  expect(stored).toContain(questions[0]!.question)
  expect(stored).not.toMatch(/correctAnswer|"explanation"/)
  expect(explanations.filter((each) => stored.includes(each.slice(0, 40)))).toEqual([])

  await offline(context, async () => {
    await page.goto(`${product.url}/courses`)
    await expect(page.getByText('On this phone', { exact: true })).toHaveCount(2)
    await page.getByRole('region', { name: 'All courses' }).getByRole('heading', { level: 3 }).filter({ hasNotText: COURSE }).first().click() // biome-ignore format: one line
    await expect(page.getByText('This is not saved on this phone')).toBeVisible()
    await page.getByRole('link', { name: 'All courses' }).click()
    await page.getByRole('region', { name: 'My courses' }).getByRole('link', { name: COURSE }).click()
    await page.getByRole('link', { name: `Begin: ${lesson.title}` }).click()
    await expect(page.getByRole('img', { name: 'A worm' })).toHaveJSProperty('naturalWidth', 40)
    const video = page.waitForResponse(/land\.webm/)
    await page.getByLabel(`Video: ${lesson.title}`).evaluate((element: HTMLVideoElement) => void element.play().catch(() => undefined)) // biome-ignore format: one line
    expect([(await video).status(), (await video).fromServiceWorker()]).toEqual([206, true])
    await page.getByRole('button', { name: 'Mark Complete' }).click()
    await page.getByRole('navigation', { name: 'Previous and next' }).getByRole('link', { name: quiz.title }).click()
    await answer(page, questions, right)
    await expect(page.getByText('Waiting for the connection to be marked')).toBeVisible()
    await page.getByRole('link', { name: COURSE }).click()
    await expect(page.getByText('Your certificate is waiting for the connection')).toBeVisible()
  })
  await expect(page.getByText('Your certificate', { exact: true })).toBeVisible()
  await expect(page.getByText('100% done')).toBeVisible()
  await page.getByRole('button', { name: 'Delete from this phone' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Delete from this phone' }).click()
  await expect(page.getByRole('button', { name: 'Save for offline' })).toBeVisible()
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kuu-course')))).toEqual([]) // biome-ignore format: one line
})
