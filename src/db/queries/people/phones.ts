import { type Db, prepared } from '#db/client.ts'

/** A farmer whose number it is, as the menu needs to know one. */
export type FarmerAtPhone = {
  id: string
  fullName: string
  language: string
  location: string | null
  preferredLocation: string
}

/** Digits alone, without the zeros before the country code: numbers are stored as people write them. */
const DIGITS = ['+', ' ', '-', '(', ')', '.', '/'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, 'u.phone')

/** The number of a user `u` in the form that can be dialled. */
export const DIALLED = `('+' || ltrim(${DIGITS}, '0'))`

/** The index of words finds a part of a number; CROSS JOIN keeps this order, so that it begins with the few. */
const found = prepared((db) =>
  db.$client.prepare<[string, string], FarmerAtPhone>(
    `select u.id, u.full_name as fullName, u.language, u.location, u.preferred_location as preferredLocation
     from search_index i cross join search_documents d on d.id = i.rowid cross join users u on u.id = d.row_id
     where search_index match ? and d.list = 'people' and u.role = 'farmer' and u.is_active
       and ltrim(${DIGITS}, '0') = ?
     order by max(u.created_at, coalesce((select max(s.used_at) from sessions s where s.user_id = u.id), '')) desc, u.id`,
  ),
)

const LAST = 4

/** The last digits as people write them: in one, or in groups of two or three. */
function lastDigits(digits: string) {
  const last = digits.slice(-LAST)
  const grouped = [' ', '-', '.'].flatMap((sign) => [1, 2].map((at) => `${last.slice(0, at)}${sign}${last.slice(at)}`))
  return [last, ...grouped].map((text) => `"${text}"`).join(' OR ')
}

/**
 * The active farmers of a number in international form; who signed in or registered last comes first, for several may
 * share a phone. A number that is written in groups is found by its last digits.
 */
export function listFarmersAt(db: Db, phone: string): FarmerAtPhone[] {
  const digits = phone.replace(/\D/g, '')
  if (digits.length <= LAST) return []
  const whole = found(db).all(`"${digits}"`, digits)
  return whole.length > 0 ? whole : found(db).all(lastDigits(digits), digits)
}
