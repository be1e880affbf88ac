import { getSession } from '#client/phone/session.ts'

/** Each draft is one entry of local storage: read before the first drawing of its form, written at every change. */
const PREFIX = 'kuu.draft.'
const ownerNow = () => getSession()?.user.id ?? 'visitor'
const prefixOf = (userId: string) => `${PREFIX}${userId} `
const prefix = () => prefixOf(ownerNow())

export type FormValues = Record<string, unknown>

/** What a form began with: the values of its fields and, where it edits a row, the basis of that edit. */
export type FormStart<Values extends FormValues = FormValues, Basis = unknown> = { initial: Values; basis: Basis }

/** Under this name a draft of an edit holds what its form began with. No field has it. */
const START = '$start'

/**
 * What the signed-in user typed into a form and has not sent, by the names of its fields. Of an entry that another
 * version of the app wrote, the fields that this form has and whose kind is still the same.
 */
export const readDraft = (place: string, initial: FormValues): FormValues => alike(parsed(read(place)), initial)

/** What the form began with in which a draft was typed; null for a form that edits no row. */
export function readStart<Values extends FormValues, Basis>(place: string, initial: Values) {
  const stored = parsed(read(place))[START]
  if (!isRecord(stored) || !isRecord(stored.initial) || stored.basis === undefined) return null
  return { initial: { ...initial, ...alike(stored.initial, initial) }, basis: stored.basis as Basis }
}

/** Stores the fields that differ from the initial values; nothing is left of a draft without any. */
export function writeDraft(
  place: string,
  values: FormValues,
  { initial, basis }: Pick<FormStart, 'initial'> & { basis?: unknown },
  secret: readonly string[] = [],
) {
  const typed = Object.entries(values).filter(
    ([field, value]) => !secret.includes(field) && !isSame(value, initial[field]),
  )
  if (typed.length === 0) return removeDraft(place)
  const draft = { ...Object.fromEntries(typed), ...(basis !== undefined && { [START]: { initial, basis } }) }
  // On a full phone the form still works; it is lost only with the page.
  attempt(() => localStorage.setItem(prefix() + place, JSON.stringify(draft)))
}

export const removeDraft = (place: string) => attempt(() => localStorage.removeItem(prefix() + place))

/** How many forms a user, by default the one who is signed in, has begun and not sent. */
export const countDrafts = (userId?: string) => keysOf(userId).length

/** Deletes all drafts of a user, by default of the one who is signed in: at sign-out, and before somebody else. */
export function removeDrafts(userId?: string) {
  for (const key of keysOf(userId)) attempt(() => localStorage.removeItem(key))
}

const keysOf = (userId = ownerNow()) =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)))) ?? []
const read = (place: string) => attempt(() => localStorage.getItem(prefix() + place)) ?? null

function parsed(text: string | null): FormValues {
  const value: unknown = attempt(() => JSON.parse(text ?? '{}'))
  return isRecord(value) ? value : {}
}

const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that the form has, whose kind is the same. */
const alike = (stored: FormValues, initial: FormValues) =>
  Object.fromEntries(
    Object.entries(stored).filter(([field, value]) => field in initial && isAlike(initial[field], value)),
  )

/** An empty number field holds '' and a filled one a number. */
function isAlike(initial: unknown, value: unknown) {
  if (Array.isArray(initial)) return Array.isArray(value)
  const isPlain = typeof value === 'string' || typeof value === 'number'
  if (initial === '' || typeof initial === 'number') return isPlain
  if (initial === null) return value === null || isPlain
  return typeof value === typeof initial && !Array.isArray(value) && value !== null
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Local storage throws where the browser forbids it, and where it is full. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
