import { AGENT_WRITES } from '#client/offline/agent/writes/agent-writes.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { FIELD_RECORD_WRITES } from '#client/offline/outbox/writes/field-records.ts'
import { FIELD_WRITES } from '#client/offline/outbox/writes/fields.ts'
import { findFarmerWrite, rowOf } from '#client/offline/outbox/writes/find-write.ts'
import type { WriteName } from '#client/offline/outbox/writes/write.ts'
import { CROP_FIELDS, type CropField, factsOf, fieldOfInput, inputNameOf } from '#domain/crops/crop-fields.ts'
import { keysOf } from '#domain/table.ts'

/** What the screens show of a write, waiting or sent. */
export type Wording = Pick<OutboxEntry, 'path' | 'input' | 'cropName' | 'optimisticAnswer' | 'refusal' | 'attachment'>

/** The name of a write on the screen; one that an older version of the app knew has none of its own. */
export const whatOf = (path: string): WriteName =>
  (findFarmerWrite(path) ?? rowOf({ ...FIELD_WRITES, ...FIELD_RECORD_WRITES, ...AGENT_WRITES }, path))?.words ??
  'unknown'

type Typing = 'line' | 'text' | 'number' | 'date'
/** A field is chosen, not typed. */
type TypedCropField = Exclude<CropField, 'fieldId'>
type CropInputName = (typeof CROP_FIELDS)[TypedCropField]['input']

const TYPING = { area: 'number', weight: 'number', day: 'date', text: 'text' } as const satisfies Record<
  (typeof CROP_FIELDS)[TypedCropField]['kind'],
  Typing
>
const ofCrop = Object.fromEntries(
  keysOf(CROP_FIELDS)
    .filter((field) => field !== 'fieldId')
    .map((field) => [CROP_FIELDS[field].input, TYPING[CROP_FIELDS[field].kind]]),
) as Record<CropInputName, Typing>

type OwnField = 'subject' | 'text' | 'message' | 'reason' | 'fullName' | 'phone' | 'location' | 'date' | 'time' | 'purpose' | 'outcome' | 'totalArea' | 'place' | 'soilPH' | 'organicMatter' | 'organicCarbon' | 'nitrogen' | 'phosphorus' | 'potassium' | 'quantity' | 'unit' | 'totalCost' // biome-ignore format: one list

/** The text fields of a write, and their kind of input. */
export const TYPED: Record<OwnField | CropInputName, Typing> = {
  fullName: 'line',
  phone: 'line',
  location: 'line',
  date: 'date',
  time: 'line',
  purpose: 'line',
  outcome: 'text',
  totalArea: 'number',
  soilPH: 'number',
  organicMatter: 'number',
  organicCarbon: 'number',
  nitrogen: 'number',
  phosphorus: 'number',
  potassium: 'number',
  quantity: 'number',
  unit: 'line',
  totalCost: 'number',
  place: 'line',
  subject: 'line',
  text: 'text',
  message: 'text',
  reason: 'text',
  ...ofCrop,
}

/** All values of an entry of an older version with unknown fields, under their stored names. */
export const otherFields = ({ path, input }: Wording) =>
  whatOf(path) === 'unknown'
    ? Object.entries(input).filter(([name, value]) => !Object.hasOwn(TYPED, name) && typeof value !== 'object')
    : []

export type TypedField = keyof typeof TYPED
const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''
const typedFields = (input: Record<string, unknown>) =>
  (Object.keys(TYPED) as TypedField[]).filter((field) => isFilled(input[field]))

const CHOSEN = ['status', 'fieldId'] as const
type Chosen = (typeof CHOSEN)[number]

/** The values of a write to show: typed text, the chosen status and the field; of an edit, its changes. */
export function shownFields({ input, refusal }: Wording): (TypedField | Chosen)[] {
  const chosen = CHOSEN.filter((field) => isFilled(input[field]))
  const fields = [...chosen, ...typedFields(input)]
  const seen = (input.basis as { seen?: Record<string, unknown> } | undefined)?.seen
  const conflicting = refusal?.clashes?.map(({ field }) => inputNameOf(field)) ?? []
  // Conflicting values are shown in their own form.
  const others = fields.filter((field) => !conflicting.includes(field))
  const changed = others.filter((field) => !seen || !isSame(field, input[field], seen))
  return changed.length > 0 || conflicting.length > 0 ? changed : others
}

function isSame(name: string, value: unknown, seen: Record<string, unknown>) {
  const field = fieldOfInput(name)
  const facts: Record<string, unknown> = factsOf({ [name]: value })
  return (field in facts ? facts[field] : value) === seen[field]
}

/** The fields that can be corrected: text fields, and those that the server reported. */
export const mendableFields = ({ input, refusal }: OutboxEntry) => {
  const typed = typedFields(input)
  return (Object.keys(TYPED) as TypedField[]).filter((field) => typed.includes(field) || refusal?.fields?.[field])
}
