import { expect, type Product } from './product.ts'
import { todayInLagos } from './today.ts'

type Json = Record<string, unknown> & { id: string; items: Json[]; name: string }

/** The API as a user of the demo, for the states that the admin area of money shows. */
export async function asUser(product: Product, procedure: string, input: object) {
  const entered = await fetch(`${product.url}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({ json: input }),
  })
  const { token } = (await entered.json()).result.data.json
  return async <T = Json>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.status, `${method} ${path}: ${text}`).toBeLessThan(300)
    return JSON.parse(text)
  }
}

export const farmerOf = (product: Product) => asUser(product, 'auth.enterDemo', { role: 'farmer' })
export const adminOf = (product: Product) => asUser(product, 'auth.login', { username: 'admin', password: 'admin123' })

const PURPOSE = 'Improved seed and fertilizer for two hectares of maize'

/** A loan that the farmer asks for, to the account whose phone number is given. */
export async function askForLoan(product: Product, accountNumber: string) {
  const farmer = await farmerOf(product)
  const account = { provider: 'Opay', accountNumber, accountName: 'Martha Adeyemi', country: 'NG', currency: 'NGN' }
  const { id: accountId } = await farmer('POST', '/mobile-money-accounts', account)
  const products = await farmer<Json[]>('GET', '/loan-products')
  const loanProductId = products.find(({ name }) => name === 'Seasonal Input Loan')!.id
  const loan = { loanProductId, principalAmount: 50_000, currency: 'NGN', termDays: 180, purpose: PURPOSE, accountId }
  return farmer('POST', '/loans', loan)
}

/** A policy that the farmer asks for. */
export async function askForPolicy(product: Product) {
  const farmer = await farmerOf(product)
  const products = await farmer<Json[]>('GET', '/insurance-products')
  const { id: productId } = products.find(({ currency }) => currency === 'NGN')!
  const policy = { productId, coverageAmount: 100_000, currency: 'NGN', coveredAssets: ['Maize field by the river'] }
  return farmer('POST', '/insurance', policy)
}

/** A claim of an accepted policy whose premium is credited. */
export async function makeClaim(product: Product) {
  const { id } = await askForPolicy(product)
  const admin = await adminOf(product)
  await admin('POST', `/admin/insurance/${id}/approve`)
  await admin('POST', `/admin/insurance/${id}/credit`)
  const farmer = await farmerOf(product)
  const claim = {
    description: 'The river rose over the whole field in one night.',
    lossDay: todayInLagos(),
    amount: 60_000,
  }
  return farmer('POST', `/insurance/${id}/claims`, claim)
}

/** A loan that is being paid out, but whose provider has not said yet what became of it. */
export async function leavePaymentOpen(product: Product) {
  const { id } = await askForLoan(product, '+2348012349999')
  const admin = await adminOf(product)
  await admin('POST', `/admin/loans/${id}/approve`)
  await admin('POST', `/admin/loans/${id}/disburse`)
  return id
}
