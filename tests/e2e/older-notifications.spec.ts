import { join } from 'node:path'
import Database from 'better-sqlite3'
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
