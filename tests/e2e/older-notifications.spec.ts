import { join } from 'node:path'
import Database from 'better-sqlite3'
import { answersCached, readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test('older notifications are shown in pages', async ({ page, product }) => {
  const db = new Database(join(product.dataFolder, 'kuu.db'))
  db.exec(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 70)
    insert into notifications (id, user_id, type, title, message, created_at)
      select 'old-' || i, (select user_id from notifications limit 1), 'system', 'News ' || i, 'Something of long ago',
        printf('2020-01-01T00:%02d:00.000Z', 59 - i % 60) from n`)
  const count = db.prepare("select count(*) from notifications where user_id = (select user_id from notifications where id = 'old-1')").pluck().get() as number // biome-ignore format: one question
  db.close()
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  const items = dialog.getByRole('tabpanel').getByRole('listitem')
  await expect(items).toHaveCount(50)
  await dialog.getByRole('button', { name: 'Show older notifications' }).click()
  await expect(items).toHaveCount(count)
  await expect(dialog.getByRole('button', { name: 'Show older notifications' })).toHaveCount(0)
})

test.describe('with the app installed', () => {
  test.use({ isAppInstalled: true })

  test('what the bell counts is in its list without a connection, though nobody opened it', async ({
    page,
    context,
    product,
    expectedMessages,
  }) => {
    // Requests that the app may be sending in the background.
    expectedMessages.push(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(`${product.url}/profile`)
    await expect(page.getByText('Every screen opens')).toBeVisible({ timeout: 20_000 })
    await readyForOffline(page)
    const bell = page.getByRole('button', { name: /^Notifications/ })
    const before = await bell.getAttribute('aria-label')
    const db = new Database(join(product.dataFolder, 'kuu.db'))
    db.exec(`
      insert into notifications (id, user_id, type, title, message, created_at)
        values ('newest', (select user_id from notifications limit 1), 'system', 'Seed is here', 'Come and fetch it',
          strftime('%Y-%m-%dT%H:%M:%fZ'))`)
    db.close()
    const fetched = page.waitForResponse(/notifications\.page/)
    await page.reload()
    await expect(bell).not.toHaveAttribute('aria-label', before!)
    await fetched
    await answersCached(page)
    await context.setOffline(true)
    await page.reload()
    await bell.click()
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('Seed is here')).toBeVisible()
  })
})
