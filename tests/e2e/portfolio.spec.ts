import { readFileSync } from 'node:fs'
import { openAdmin } from './admin.ts'
import { adminOf, askForLoan } from './money-admin.ts'
import { expect, test } from './product.ts'
import { DESKTOP, PHONE } from './screens.ts'

test.use({ timezoneId: 'UTC' })

test('the portfolio shows what is owed, the loans behind a figure, and both as files', async ({ page, product }) => {
  const { id } = await askForLoan(product, '+2348012345670')
  const admin = await adminOf(product)
  await admin('POST', `/admin/loans/${id}/approve`)
  await admin('POST', `/admin/loans/${id}/disburse`)
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/portfolio')
  await expect(page.getByRole('heading', { name: '1 loan is owed' })).toBeVisible()
  await page.getByRole('button', { name: 'Agent', exact: true }).click()
  await expect(page).toHaveURL(/by=agent/)
  await page.getByRole('button', { name: /^Principal owed, All loans: ₦50,000\.00/ }).click()
  const list = page.getByRole('dialog', { name: 'Principal owed: All loans' })
  await expect(list.getByRole('link', { name: 'Martha Adeyemi' })).toBeVisible()
  await expect(list).toContainText('not late')
  const saving = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Download CSV' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Martha Adeyemi')
  await page.keyboard.press('Escape')
  await page.setViewportSize(PHONE)
  const journal = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).last().click()
  const booked = readFileSync(await (await journal).path(), 'utf8')
  expect(booked).toContain('"date","account","debit","credit","reference"')
  expect(booked).toContain(`"principal ${id}",50000,,"M-`)
})
