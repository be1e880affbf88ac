import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { xlsxOfCsv } from '#client/ui/table/xlsx.ts'
import { bank } from '../routers/finance/money.ts'

function counter() {
  const b = bank()
  const get = async (who: string, path: string, accept: string) =>
    b.app.request(`/api${path}`, {
      headers: { accept, authorization: `Bearer ${(await b.sessions.open(who)).token}` },
    })
  return { ...b, get }
}
const OF_PURSE = '/mobile-money-accounts/purse/statement?from=2026-11-01&to=2026-11-30'

test('a statement is JSON, CSV or PDF as it is asked for, with both balances', async () => {
  const { get } = counter()
  expect(await (await get('martha', OF_PURSE, 'application/json')).json()).toMatchObject({ openingBalance: 0, closingBalance: 10_000 }) // biome-ignore format: one row
  const csv = await get('martha', OF_PURSE, 'text/csv')
  expect(csv.headers.get('content-type')).toContain('text/csv')
  const lines = (await csv.text()).split('\r\n')
  expect(lines[1]).toBe('"2026-11-01","openingBalance",,,,0')
  expect(lines[2]).toMatch(/^"2026-11-21T12:00:00.000Z","opening","Opening balance","TX-\w{10}",10000,10000$/)
  expect(lines[3]).toBe('"2026-11-30","closingBalance",,,,10000')
  const pdf = await get('martha', OF_PURSE, 'application/pdf')
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1').slice(0, 7)).toBe('%PDF-1.') // biome-ignore format: one sentence
})

test('a statement as a workbook has dates and references as texts, and money as numbers', async () => {
  const { get } = counter()
  const workbook = await xlsxOfCsv(await (await get('martha', OF_PURSE, 'text/csv')).text())
  const rows = await readSheet(Buffer.from(await workbook.arrayBuffer()))
  expect(rows).toEqual([
    ['at', 'kind', 'description', 'reference', 'amount', 'balance'],
    ['2026-11-01', 'openingBalance', null, null, null, 0],
    ['2026-11-21T12:00:00.000Z', 'opening', 'Opening balance', expect.stringMatching(/^TX-/), 10_000, 10_000],
    ['2026-11-30', 'closingBalance', null, null, null, 10_000],
  ])
})

test('a long one has several pages; nobody gets that of somebody else', async () => {
  const b = counter()
  for (let time = 0; time < 40; time++)
    await b.martha.transactions.transfer({ fromAccountId: 'purse', toAccountId: 'box', amount: 1, currency: 'NGN', note: 'ለዘር '.repeat(20) }) // biome-ignore format: one row
  const pdf = Buffer.from(await (await b.get('martha', OF_PURSE, 'application/pdf')).arrayBuffer()).toString('latin1')
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(2)
  const { id } = await b.disbursed()
  const ofLoan = `/loans/${id}/statement?from=2026-11-01&to=2026-11-30`
  for (const accept of ['application/pdf', 'text/csv', 'application/json']) {
    expect((await b.get('martha', ofLoan, accept)).status).toBe(200)
    expect((await b.get('joseph', ofLoan, accept)).status).toBe(404)
    expect((await b.get('joseph', OF_PURSE, accept)).status).toBe(404)
    expect((await b.get('ruth', OF_PURSE, accept)).status).toBe(403)
    expect((await b.get('martha', OF_PURSE.replace('2026-11-30', '2026-10-01'), accept)).status).toBe(400)
  }
})
