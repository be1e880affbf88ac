import { expect, test } from 'vitest'
import { world } from '../world.ts'

const w = world()
const martha = w.person('farmer')

async function refusalOf(path: string, json: object) {
  const answer = await w.app.request(`/trpc/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await w.sessions.open(martha.id)).token}`,
    },
    body: JSON.stringify({ json }),
  })
  const { error } = await answer.json()
  return error.json
}

test('a client gets the failed check of each field, with its values, and the English sentence', async () => {
  const input = { fullName: 'a'.repeat(121), email: 'nobody', preferredLocation: 'Atlantis' }
  const { message, data } = await refusalOf('farmer.profile.change', input)
  expect(message).toBe('At most 120 characters')
  expect(data.checks).toEqual({
    fullName: { id: 'tooLong', values: { max: 120 } },
    email: { id: 'email', values: {} },
    preferredLocation: { id: 'location', values: {} },
  })
  expect(data.fields).toMatchObject({ fullName: ['At most 120 characters'], preferredLocation: [expect.any(String)] })
})

test('a refusal without a field has no check', async () => {
  const { data } = await refusalOf('farmer.crops.remove', { farmerId: martha.id, cropId: 'none' })
  expect(data).toMatchObject({ problem: 'notFound', checks: null })
})
