import type { Product } from './product.ts'

const PURPOSE = 'Improved seed and fertilizer for two hectares of maize'

type Row = { id: string; name: string }

/** Asks the API as somebody, outside of the page. */
async function caller(product: Product, token: string) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    })
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

/** The demo's farmer and administrator, and the states of money that a journey begins with. */
export async function moneyOf(product: Product) {
  const entered = await fetch(`${product.url}/trpc/auth.enterDemo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { role: 'farmer' } }),
  })
  const farmer = await caller(product, (await entered.json()).result.data.json.token)
  const anyone = await caller(product, '')
  const { token } = await anyone<{ token: string }>('POST', '/login', { username: 'admin', password: 'admin123' })
  const admin = await caller(product, token)
  const named = async (path: string, name: string) =>
    (await farmer<Row[]>('GET', path)).find((row) => row.name === name)!.id
  const policy = async () => {
    const products = await farmer<(Row & { currency: string })[]>('GET', '/insurance-products')
    const product = products.find(({ currency }) => currency === 'NGN')
    const asked = { productId: product!.id, coverageAmount: 100_000, currency: product!.currency }
    const { id } = await farmer<Row>('POST', '/insurance', asked)
    await admin('POST', `/admin/insurance/${id}/approve`)
    return id
  }
  return {
    farmer,
    admin,
    /** A loan over 50,000 naira that was paid out; the first instalment is paid where that is wished. */
    loan: async ({ isPaid = false } = {}) => {
      const loanProductId = await named('/loan-products', 'Seasonal Input Loan')
      const asked = { loanProductId, principalAmount: 50_000, currency: 'NGN', termDays: 365, purpose: PURPOSE }
      const { id } = await farmer<Row>('POST', '/loans', asked)
      await admin('POST', `/admin/loans/${id}/approve`)
      await admin('POST', `/admin/loans/${id}/disburse`)
      if (isPaid) await farmer('POST', `/loans/${id}/payments`, { amount: 4791.66, paymentMethod: 'mobile_money' })
      return id
    },
    /** An active policy over 100,000 naira, its premium not paid yet. */
    policy,
    /** The same, with its premium credited: it covers, and a claim can be made. */
    cover: async () => {
      const id = await policy()
      await admin('POST', `/admin/insurance/${id}/credit`)
      return id
    },
    /** A course that costs 2,000 naira. */
    pricedCourse: async () => {
      const [course] = await farmer<Row[]>('GET', '/courses')
      await admin('PATCH', `/admin/courses/${course!.id}`, { price: 200_000, currency: 'NGN' })
      return course!.id
    },
  }
}
