import { type Db, prepared } from '#db/client.ts'

/** A farmer whose number it is, as the menu needs to know one. */
export type FarmerAtPhone = {
  id: string
  fullName: string
  language: string
  /** Whether the language was chosen: 1, or 0. */
  hasChosenLanguage: 0 | 1
  location: string | null
  preferredLocation: string
  /** Whether days are said by the Ethiopian calendar: 1, or 0. */
  ethiopianCalendar: 0 | 1
}

/** Digits alone, without the zeros before the country code: numbers are stored as people write them. */
const DIGITS = ['+', ' ', '-', '(', ')', '.', '/'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, 'u.phone')

/** The number of a user `u` in the form that can be dialled. */
export const DIALLED = `('+' || ltrim(${DIGITS}, '0'))`

const FARMER =
  'u.id, u.full_name as fullName, u.language, u.has_chosen_language as hasChosenLanguage, u.location, u.preferred_location as preferredLocation, coalesce((select p.ethiopian_calendar from notification_preferences p where p.user_id = u.id), 0) as ethiopianCalendar'
const LAST_SEEN =
  "max(u.created_at, coalesce((select max(s.used_at) from sessions s where s.user_id = u.id), '')) desc, u.id"

const owners = prepared((db) =>
  db.$client.prepare<[string], FarmerAtPhone>(
    `select ${FARMER} from proved_phones p join users u on u.id = p.user_id
     where p.phone = ? and u.role = 'farmer' and u.is_active and ${DIALLED} = p.phone
     order by ${LAST_SEEN}`,
  ),
)

/**
 * The active farmers whose number it is, in international form: their profile names it, and they proved it. Who signed
 * in or registered last comes first, for a household may share a phone.
 */
export const listFarmersAt = (db: Db, phone: string): FarmerAtPhone[] => owners(db).all(phone)

/** A farmer whose profile names a number; `hasPassword` tells whether somebody can have made the account on the web. */
export type FarmerNaming = FarmerAtPhone & { username: string; hasPassword: 0 | 1 }

/** The index of words finds a part of a number; CROSS JOIN keeps this order, so that it begins with the few. */
const found = prepared((db) =>
  db.$client.prepare<[string, string], FarmerNaming>(
    `select ${FARMER}, u.username, u.password <> '!' as hasPassword
     from search_index i cross join search_documents d on d.id = i.rowid cross join users u on u.id = d.row_id
     where search_index match ? and d.list = 'people' and u.role = 'farmer' and u.is_active
       and ltrim(${DIGITS}, '0') = ?
     order by ${LAST_SEEN}`,
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
 * The active farmers whose profile names a number, proved or not. A number that is written in groups is found by its
 * last digits.
 */
export function listFarmersNaming(db: Db, phone: string): FarmerNaming[] {
  const digits = phone.replace(/\D/g, '')
  if (digits.length <= LAST) return []
  const whole = found(db).all(`"${digits}"`, digits)
  return whole.length > 0 ? whole : found(db).all(lastDigits(digits), digits)
}
