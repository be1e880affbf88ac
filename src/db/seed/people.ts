import { provedPhones, users } from '#db/schema/index.ts'
import { DEMO_ADMIN, DEMO_USERS } from '#domain/people/demo.ts'
import { sortKey } from '#domain/people/names/sort-key.ts'
import { usernameKey } from '#domain/people/username.ts'
import { daysAgo } from './calendar.ts'
import { stableId } from './stable-id.ts'
import { VILLAGERS } from './villagers.ts'
import type { Writer } from './writer.ts'

/** No hash looks like this: the account cannot be entered with any password. */
const NO_PASSWORD = '!'

export function seedPeople(db: Writer, now: Date, hash: (password: string) => string) {
  const farmers = VILLAGERS.map(({ crops: _, registered, ...farmer }) => ({
    ...farmer,
    id: farmerId(farmer.username),
    password: NO_PASSWORD,
    createdAt: daysAgo(now, registered),
  }))
  const people = [...demoPeople(now, hash), ...farmers]
  db.insert(users)
    .values(
      people.map((each) => ({ ...each, usernameKey: usernameKey(each.username), sortKey: sortKey(each.fullName) })),
    )
    .run()
  db.insert(provedPhones)
    .values(
      people.map(({ id: userId, phone, createdAt }) => ({ userId, phone, proof: 'sms' as const, provedAt: createdAt })),
    )
    .run()
}

export const farmerId = (username: string) => (username === 'martha' ? DEMO_USERS.farmer : stableId('user', username))

const demoPeople = (now: Date, hash: (password: string) => string) => [
  {
    id: DEMO_USERS.extension_agent,
    username: 'samuel',
    password: NO_PASSWORD,
    role: 'extension_agent' as const,
    fullName: 'Samuel Mensah',
    email: 'samuel.mensah@kuu.example',
    phone: '+233000000100',
    location: 'Accra, Ghana',
    preferredLocation: 'Accra, Ghana',
    createdAt: daysAgo(now, 400),
  },
  {
    id: DEMO_USERS.admin,
    username: DEMO_ADMIN.username,
    password: hash(DEMO_ADMIN.password),
    role: 'admin' as const,
    fullName: 'Josephine Kollie',
    email: 'josephine.kollie@kuu.example',
    phone: '+231000000101',
    location: 'Monrovia, Liberia',
    preferredLocation: 'Monrovia, Liberia',
    createdAt: daysAgo(now, 420),
  },
]
