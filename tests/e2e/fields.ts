import type { Product } from './product.ts'

type Border = { name: string; boundaryCoordinates: [number, number][] }

/** A field of 2.36 ha near the demo's farmer. */
export const NORTH: Border = {
  name: 'North field',
  boundaryCoordinates: [[3.505, 6.615], [3.5062, 6.6153], [3.5064, 6.6166], [3.5051, 6.6168]], // biome-ignore format: one border
}
/** The same a little further east: it lies over the first one. */
export const over = ({ boundaryCoordinates }: Border): Border => ({
  name: 'River field',
  boundaryCoordinates: boundaryCoordinates.map(([longitude, latitude]) => [longitude + 0.0008, latitude]),
})

type Answered = { id: string; totalArea: number }

/** Fields through the API, called outside of the page, as the demo's user of a role. */
export async function fieldsOf(product: Product, role: 'farmer' | 'extension_agent') {
  const post = async (path: string, input: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    return (await fetch(`${product.url}${path}`, { ...init, body: JSON.stringify(input) })).json()
  }
  const entered = await post('/trpc/auth.enterDemo', { json: { role } })
  const { token, user }: { token: string; user: { id: string } } = entered.result.data.json
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => (await fetch(`${product.url}/api${path}`, { headers })).json()
  const add = (farmerId: string, border: object): Promise<Answered> =>
    post(`/api/farmers/${farmerId}/fields`, border, headers)
  return {
    list: (): Promise<(Answered & { name: string })[]> => read(`/farmers/${user.id}/fields`),
    measure: (id: string, readings: object) => post(`/api/fields/${id}/measurements`, readings, headers),
    apply: (id: string, what: object) => post(`/api/fields/${id}/applications`, what, headers),
    create: (border: object) => add(user.id, border),
    createFor: async (name: string, border: object) => {
      const input = encodeURIComponent(JSON.stringify({ json: { limit: 100 } }))
      const answer = await fetch(`${product.url}/trpc/agent.farmers.list?input=${input}`, { headers })
      const { items }: { items: { id: string; fullName: string }[] } = (await answer.json()).result.data.json
      return add(items.find(({ fullName }) => fullName === name)!.id, border)
    },
    measurements: (id: string): Promise<object[]> => read(`/fields/${id}/measurements`),
    applications: (id: string): Promise<object[]> => read(`/fields/${id}/applications`),
    zones: (id: string): Promise<{ name: string; coordinates: object[]; area: number }[]> =>
      read(`/fields/${id}/zones`),
  }
}

const underWay = new WeakMap<Product, Promise<Answered>>()

/** The field of the demo's farmer with a measurement and a spraying, made once, also where several ask at once. */
export function workedField(product: Product): Promise<Answered> {
  const made = underWay.get(product) ?? makeWorkedField(product).finally(() => underWay.delete(product))
  underWay.set(product, made)
  return made
}

async function makeWorkedField(product: Product): Promise<Answered> {
  const farmer = await fieldsOf(product, 'farmer')
  const known = (await farmer.list()).find(({ name }) => name === NORTH.name)
  if (known) return known
  const field = await farmer.create({ ...NORTH, place: 'By the river' })
  await farmer.measure(field.id, { soilPH: 5.6, organicCarbon: 12, source: 'lab' })
  await farmer.apply(field.id, { resourceType: 'pesticide', resourceName: 'Karate', quantity: 0.2, unit: 'litres', preHarvestDays: 14 }) // biome-ignore format: one row
  return field
}
