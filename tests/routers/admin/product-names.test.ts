import { expect, test } from 'vitest'
import { village } from '../../village.ts'

const LOAN = { name: 'Pump', loanType: 'equipment', minAmount: 10, maxAmount: 20, interestRate: 10, termDays: 90, currency: 'NGN', provider: 'Kuu Bank' } // biome-ignore format: one row
const COVER = { name: 'Hail', insuranceType: 'crop', coverageType: 'hail', basePremiumRate: 3, maxCoverageAmount: 100, currency: 'NGN', provider: 'Kuu Bank' } // biome-ignore format: one row

test.each([
  ['/admin/loan-products', LOAN, 'seed'],
  ['/admin/insurance-products', COVER, 'rain'],
] as const)('%s: a second product of one name is refused, however it is typed', async (path, product, other) => {
  const { rest, people } = village()
  const ask = async (method: string, more: string, body: object) => {
    const answer = await rest(people.ruth, method, path + more, body)
    return { status: answer.status, body: (await answer.json()) as { id: string; message?: string } }
  }
  const { body, status } = await ask('POST', '', product)
  expect(status).toBe(200)
  for (const name of [product.name, product.name.toUpperCase(), ` ${product.name}\u00a0`, other])
    expect(await ask('POST', '', { ...product, name })).toMatchObject({ status: 409, body: { message: 'There is a product with this name already' } }) // biome-ignore format: one sentence
  expect(await ask('PATCH', `/${other}`, { name: product.name.toLowerCase() })).toMatchObject({ status: 409 })
  // One may be written otherwise, and a name is free once it was given up.
  expect(await ask('PATCH', `/${body.id}`, { name: product.name.toUpperCase() })).toMatchObject({ status: 200 })
  expect(await ask('PATCH', `/${body.id}`, { name: 'Another' })).toMatchObject({ status: 200 })
  expect(await ask('POST', '', product)).toMatchObject({ status: 200 })
})
