import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { WritePath } from '#client/offline/outbox/pending-writes.ts'
import { toSquareMetres } from '#domain/crops/crop.ts'
import { askedAs, recordedAs } from './settled.ts'

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

/** What a person typed into a write, and how it is typed. */
export const TYPED = {
  subject: 'line',
  text: 'text',
  message: 'text',
  notes: 'text',
  reason: 'text',
  areaSize: 'number',
  plantingDate: 'date',
  expectedHarvestDate: 'date',
  expectedYield: 'number',
  actualYield: 'number',
} as const satisfies Record<string, 'line' | 'text' | 'number' | 'date'>

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
  const asked = refusal?.clashes?.map(({ field }) => askedAs(field)) ?? []
  // What clashes is shown where it is asked about.
  const others = fields.filter((field) => !asked.includes(field))
  const changed = others.filter((field) => !seen || !isSame(input[field], seen[recordedAs(field)], field))
  return changed.length > 0 || asked.length > 0 ? changed : others
}

const isSame = (value: unknown, seen: unknown, field: string) =>
  field === 'areaSize' ? toSquareMetres(Number(value)) === seen : value === seen

/** What can be mended: what was typed, and what the server missed. */
export const mendableFields = ({ input, refusal }: OutboxEntry) => {
  const typed = typedFields(input)
  return (Object.keys(TYPED) as TypedField[]).filter((field) => typed.includes(field) || refusal?.fields?.[field])
}
