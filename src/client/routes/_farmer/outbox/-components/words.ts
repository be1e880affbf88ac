import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { WritePath } from '#client/offline/outbox/pending-writes.ts'
import { CROP_FIELDS, type CropField, factsOf, fieldOfInput, inputNameOf } from '#domain/crops/crop-fields.ts'
import { keysOf } from '#domain/table.ts'

/** What the screen calls each kind of write. */
const WHAT = {
  'farmer.crops.add': 'addCrop',
  'farmer.crops.change': 'changeCrop',
  'farmer.crops.harvest': 'harvest',
  'farmer.crops.recordYield': 'yields',
  'farmer.crops.remove': 'removeCrop',
  'farmer.cropLog.note': 'note',
  'farmer.cropLog.report': 'report',
  'farmer.cropLog.resolve': 'resolve',
  'farmer.care.done': 'care',
  'farmer.bookmarks.set': 'bookmark',
  'farmer.notifications.read': 'read',
  'farmer.notifications.readAll': 'readAll',
  'farmer.notifications.remove': 'removeNotification',
  'farmer.advice.answer': 'advice',
  'farmer.preferences.set': 'preferences',
  'farmer.contact.submit': 'ask',
  'farmer.contact.reply': 'reply',
} as const satisfies Record<WritePath, string>

export const whatOf = (path: string) => (Object.hasOwn(WHAT, path) ? WHAT[path as WritePath] : 'unknown')

type Typing = 'line' | 'text' | 'number' | 'date'
type CropInputName = (typeof CROP_FIELDS)[CropField]['input']

const TYPING = { area: 'number', weight: 'number', day: 'date', text: 'text' } as const satisfies Record<
  (typeof CROP_FIELDS)[CropField]['kind'],
  Typing
>
const ofCrop = Object.fromEntries(
  keysOf(CROP_FIELDS).map((field) => [CROP_FIELDS[field].input, TYPING[CROP_FIELDS[field].kind]]),
) as Record<CropInputName, Typing>

/** What a person typed into a write, and how it is typed. */
export const TYPED: Record<'subject' | 'text' | 'message' | 'reason' | CropInputName, Typing> = {
  subject: 'line',
  text: 'text',
  message: 'text',
  reason: 'text',
  ...ofCrop,
}

/** What stands in an entry that an older version wrote under names that are forgotten: all of it, as it was called. */
export const otherFields = ({ path, input }: OutboxEntry) =>
  whatOf(path) === 'unknown'
    ? Object.entries(input).filter(([name, value]) => !Object.hasOwn(TYPED, name) && typeof value !== 'object')
    : []

export type TypedField = keyof typeof TYPED
const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''
const typedFields = (input: Record<string, unknown>) =>
  (Object.keys(TYPED) as TypedField[]).filter((field) => isFilled(input[field]))

/** What is shown of a write: what was typed, and the status that was chosen; of an edit, what it changes. */
export function shownFields({ input, refusal }: OutboxEntry): (TypedField | 'status')[] {
  const fields = isFilled(input.status) ? (['status', ...typedFields(input)] as const) : typedFields(input)
  const seen = (input.basis as { seen?: Record<string, unknown> } | undefined)?.seen
  const asked = refusal?.clashes?.map(({ field }) => inputNameOf(field)) ?? []
  // What clashes is shown where it is asked about.
  const others = fields.filter((field) => !asked.includes(field))
  const changed = others.filter((field) => !seen || !isSame(field, input[field], seen))
  return changed.length > 0 || asked.length > 0 ? changed : others
}

function isSame(name: string, value: unknown, seen: Record<string, unknown>) {
  const field = fieldOfInput(name)
  const facts: Record<string, unknown> = factsOf({ [name]: value })
  return (field in facts ? facts[field] : value) === seen[field]
}

/** What can be mended: what was typed, and what the server missed. */
export const mendableFields = ({ input, refusal }: OutboxEntry) => {
  const typed = typedFields(input)
  return (Object.keys(TYPED) as TypedField[]).filter((field) => typed.includes(field) || refusal?.fields?.[field])
}
