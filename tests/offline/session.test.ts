import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownUser as contract } from '#domain/people/session.schema.ts'
import { stubBrowser } from './browser.ts'

const MARTHA = {
  id: 'martha',
  username: 'martha',
  fullName: 'Martha Adeyemi',
  role: 'farmer',
  email: null,
  phone: '+2348000000001',
  location: 'Lagos, Nigeria',
  language: 'english',
  preferredLocation: 'Lagos, Nigeria',
  hasChosenLanguage: false,
  isActive: true,
  createdAt: '2026-11-21T12:00:00.000Z',
  zone: 'Africa/Lagos',
}

const memory = stubBrowser()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** The session of a browser whose stored user is this value. */
async function sessionWith(authUser: string) {
  memory.set('authRotation', '2025-09-27').set('authToken', 't').set('authUser', authUser)
  return (await import('#client/phone/session.ts')).getSession()
}

test('a stored user that fits the contract is signed in', async () => {
  expect(contract.parse(MARTHA)).toEqual(MARTHA)
  expect(await sessionWith(JSON.stringify(MARTHA))).toEqual({ token: 't', user: MARTHA })
})

test.each([
  ['english', false],
  ['french', true],
])('of a user whom an earlier version stored, %s was chosen: %s', async (language, hasChosenLanguage) => {
  const { hasChosenLanguage: _, zone: __, ...stored } = { ...MARTHA, language }
  vi.resetModules()
  expect((await sessionWith(JSON.stringify(stored)))?.user).toEqual({
    ...MARTHA,
    language,
    hasChosenLanguage,
    zone: null,
  })
})

const broken: [name: string, value: string][] = [
  ['truncated JSON', '{"id":"mar'],
  ['no object', '7'],
  ['nothing', 'null'],
  ...Object.keys(MARTHA).flatMap((field): [string, string][] => [
    // An earlier version stored a user without them.
    ...(['hasChosenLanguage', 'zone'].includes(field) ? [] : [[`no ${field}`, JSON.stringify({ ...MARTHA, [field]: undefined })] as [string, string]]), // biome-ignore format: one row
    [`a ${field} of another type`, JSON.stringify({ ...MARTHA, [field]: 7 })],
  ]),
  ['an unknown role', JSON.stringify({ ...MARTHA, role: 'king' })],
  ['a role that is a property of every object', JSON.stringify({ ...MARTHA, role: 'constructor' })],
]
test.each(broken)('a stored user with %s is signed out, and everything stored is removed', async (_, value) => {
  expect(await sessionWith(value)).toBeNull()
  expect([...memory.keys()]).toEqual(['authRotation'])
})
