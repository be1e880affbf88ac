import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#db/schema/index.ts'
import { village } from '../../village.ts'

const AMINA = { fullName: 'Amina Ng’ang’a', location: 'Gbarnga, Liberia' }

/** Amina is registered, with a phone number as it once was stored, or with none. */
function registered(phone: string | null) {
  const v = village()
  v.person('farmer', { id: 'amina', username: 'amina', ...AMINA })
  v.db.update(users).set({ phone }).where(eq(users.id, 'amina')).run()
  return v
}

describe('an agent is asked', () => {
  const STORED = ['+231770123456', '+231 770 123 456', '0770123456', '231-770-123456']
  const TYPED = ['+231770123456', '0770 123 456', '00231 770-123-456', '٠٧٧٠١٢٣٤٥٦']

  test.each(STORED.flatMap((stored) => TYPED.map((typed) => [stored, typed])))('%s is stored, and %s typed', async (stored, phone) => {
    const { as, people } = registered(stored)
    const register = as(people.hawa!).agent.farmers.register
    const other = { fullName: 'Ben Dolo', location: 'Palala, Liberia', phone, language: 'english' } as const
    await expect(register(other)).rejects.toThrow('is registered already')
    await expect(register({ ...other, isSure: true })).resolves.toMatchObject({ phone: '+231770123456' })
  }) // biome-ignore format: one table

  test.each([
    ['AMINA  NGANGA', 'Gbarnga, Liberia'],
    ["Ng'ang'a Amina", 'gbarnga, Bong County, LR'],
    ['Amína Nganga', 'GBARNGA , liberia'],
  ])('about %s of %s', async (fullName, location) => {
    const { as, people } = registered(null)
    const same = { fullName, location, phone: null, language: 'english' } as const
    await expect(as(people.hawa!).agent.farmers.register(same)).rejects.toThrow('is registered already')
  })

  test('not about a namesake of another town', async () => {
    const { as, people } = registered(null)
    const other = { ...AMINA, location: 'Palala, Liberia', phone: null, language: 'english' } as const
    await expect(as(people.hawa!).agent.farmers.register(other)).resolves.toMatchObject({ fullName: AMINA.fullName })
  })
})

describe('who registers alone', () => {
  const newcomer = { username: 'amina2', password: 'maize and beans 7', location: 'Gbarnga, Liberia' }

  test('with the name and the number of somebody is told so, and another of the household is not', async () => {
    const { rest } = registered('+231770123456')
    const ask = async (fullName: string, phone: string, username = 'amina2') =>
      (await rest(null, 'POST', '/register', { ...newcomer, username, fullName, phone })).status
    expect(await ask('Nganga Amina', '0770 123 456')).toBe(409)
    expect(await ask('Amina Ng’ang’a', '+231770123456')).toBe(409)
    expect(await ask('Ben Dolo', '0770123456')).toBe(200)
    expect(await ask('Amina Ng’ang’a', '0770123457', 'amina3')).toBe(200)
  })
})

describe('an import', () => {
  const imported = async (v: ReturnType<typeof village>, file: string) =>
    (
      await v.app.request('/api/admin/users/import', {
        method: 'POST',
        headers: { 'content-type': 'text/csv', authorization: `Bearer ${(await v.sessions.open('ruth')).token}` },
        body: file,
      })
    ).json()

  test('of the same file a second time makes nobody new, with a phone or without', async () => {
    const v = village()
    const file = 'Full name,Phone,Location\nAmina Nganga,,"Gbarnga, Liberia"\nBen Dolo,0770123456,"Gbarnga, Liberia"\n'
    expect(await imported(v, file)).toMatchObject({ fresh: 2 })
    expect(await imported(v, file)).toMatchObject({ fresh: 0, same: 2, refused: 0 })
    const retyped = 'Full name,Phone,Location\nNGANGA  Amina,,"Gbarnga, Bong County, LR"\nBEN DOLO,00231-770-123-456,\n'
    expect(await imported(v, retyped)).toMatchObject({ fresh: 0, refused: 0 })
  })

  test('finds two rows of one person in a file, and asks who is meant of two namesakes', async () => {
    const v = registered(null)
    const twice =
      'Full name,Location\nComfort Flomo,"Palala, Liberia"\ncomfort  FLOMO,"PALALA, Liberia"\nComfort Flomo,"Ganta, Liberia"\n'
    expect(await imported(v, twice)).toMatchObject({ fresh: 2, refused: 1, faults: [{ line: 3, column: 'Full name' }] })
    v.person('farmer', { id: 'amina2', username: 'amina2', ...AMINA })
    const row = 'Full name,Location\nAmina Nganga,"Gbarnga, Liberia"\n'
    expect(await imported(v, row)).toMatchObject({ fresh: 0, refused: 1, faults: [{ reason: expect.stringContaining('2 farmers with this name') }] }) // biome-ignore format: one sentence
  })

  test('leaves a namesake of another town, and one whose place nobody wrote, alone', async () => {
    const v = registered(null)
    const file = 'Full name,Location\nAmina Nganga,"Palala, Liberia"\nAmina Nganga,\n'
    expect(await imported(v, file)).toMatchObject({ fresh: 2, changed: 0, refused: 0 })
  })
})
