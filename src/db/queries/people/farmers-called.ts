import { type Db, prepared } from '#db/client.ts'
import { inPlainLetters } from '#domain/letters.ts'
import { sortKey } from '#domain/people/names/sort-key.ts'
import type { Role } from '#domain/roles.ts'

type FarmerCalled = {
  id: string
  username: string
  fullName: string
  role: Role
  phone: string | null
  location: string | null
}

const called = prepared((db) =>
  db.$client.prepare<[string], FarmerCalled>(
    `select id, username, full_name as fullName, role, phone, location from users
     where role = 'farmer' and sort_key = ? and username <> 'deleted-' || id`,
  ),
)

/** The farmers who may have a name, also with its last word first or its first word last, by the index of names. */
export function listFarmersCalled(db: Db, fullName: string): FarmerCalled[] {
  const words = fullName.trim().split(/\s+/)
  const orders = [words, [...words.slice(1), words[0]!], [words.at(-1)!, ...words.slice(0, -1)]]
  const names = orders.map((order) => order.join(' ')).flatMap((name) => [name, inPlainLetters(name)])
  const found = [...new Set(names.map(sortKey))].flatMap((key) => called(db).all(key))
  return [...new Map(found.map((farmer) => [farmer.id, farmer])).values()]
}
