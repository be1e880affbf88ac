import type { NewEntry } from '#client/offline/outbox/outbox-store.ts'
import { CROP_STATUS, type CropStatus } from '#domain/crops/crop.ts'
import type { Chance } from '../../../tests/fuzz/values.ts'
import { entryOf } from '../../../tests/offline/phone.ts'

/** A crop as the farmer's writes must have left it. */
export type Crop = {
  id: string
  status: CropStatus
  notes: string
  expectedYield: number | null
  /** What the phone last saw there: an agent may have written another value since. */
  seenYield: number | null
  actualYield: number | null
  isRemoved: boolean
  /** Texts that must stand in its log once, and the bytes of the photos of reports. */
  lines: { text: string; photo?: Uint8Array }[]
  /** An agent wrote here what the phone has not seen. */
  hasUnseenLine: boolean
  /** Lines of others that the phone has seen. */
  seenLines: string[]
  /** What a question is expected for: until it is answered nothing more is written about the crop. */
  asking: string | null
}

/** Everything that must be on the server at the end. */
export type Farm = {
  farmerId: string
  crops: Crop[]
  tickets: string[]
  bookmarks: Map<string, boolean>
  lessons: Set<string>
  smsUpdates: boolean | null
  alert: number | null
}

/** What the server offers. */
export type Catalogue = { cropId: string; advisories: string[]; course: string; lessons: string[]; price: { cropId: string; market: string } } // biome-ignore format: one row

/** A write, and what it changes once the phone has stored it. */
export type Write = { kind: string; entry: NewEntry; apply: () => void; isAsked?: boolean; crop?: Crop }

type Make = (farm: Farm, chance: Chance, word: string, catalogue: Catalogue) => Write | null

/** A crop that something can be written about. */
const cropOf = ({ crops }: Farm, chance: Chance, fits: (crop: Crop) => boolean = () => true) => {
  const free = crops.filter((crop) => !crop.asking && !crop.isRemoved && fits(crop))
  return free.length > 0 ? chance.of(free.slice(-12)) : null
}

const ofCrop = (kind: string, path: string, farm: Farm, crop: Crop, input: object, apply: () => void, isAsked = false): Write => ({ kind, crop, isAsked, apply, entry: entryOf({ userId: farm.farmerId, path, input: { farmerId: farm.farmerId, cropId: crop.id, ...input }, rows: [crop.id] }) }) // biome-ignore format: one row
const plain = (kind: string, path: string, farm: Farm, input: object, rows: string[], apply: () => void): Write => ({ kind, apply, entry: entryOf({ userId: farm.farmerId, path, input: { ...input }, rows }) }) // biome-ignore format: one row

const add: Make = (farm, _, word, { cropId }) => {
  const id = crypto.randomUUID()
  const { farmerId } = farm
  const crop: Crop = { id, status: 'planning', notes: word, expectedYield: null, seenYield: null, actualYield: null, isRemoved: false, lines: [], hasUnseenLine: false, seenLines: [], asking: null } // biome-ignore format: one row
  return plain('add', 'farmer.crops.add', farm, { id, farmerId, cropId, areaSize: 1, notes: word }, [id], () => farm.crops.push(crop)) // biome-ignore format: one row
}

const edit: Make = (farm, chance, word) => {
  const crop = cropOf(farm, chance)
  const basis = crop && { version: 1, seen: { notes: crop.notes } }
  return crop && ofCrop('edit', 'farmer.crops.change', farm, crop, { notes: word, basis }, () => {
    crop.notes = word
  }) // biome-ignore format: one row
}

const move: Make = (farm, chance) => {
  const crop = cropOf(farm, chance, ({ status }) => CROP_STATUS[status].next.length > 0)
  if (!crop) return null
  const next: readonly CropStatus[] = CROP_STATUS[crop.status].next
  const status = chance.of(next.slice(0, 2))
  const basis = { version: 1, seen: { status: crop.status } }
  return ofCrop('status', 'farmer.crops.change', farm, crop, { status, basis }, () => {
    crop.status = status
  })
}

const yieldOf: Make = (farm, chance, word) => {
  const crop = cropOf(farm, chance)
  if (!crop) return null
  const expectedYield = 100 + Number(word.slice(1, -1))
  const isAsked = crop.seenYield !== crop.expectedYield
  const basis = { version: 1, seen: { expectedYield: crop.seenYield } }
  return ofCrop('yield', 'farmer.crops.recordYield', farm, crop, { expectedYield, basis }, () => {
    if (isAsked) return
    crop.expectedYield = expectedYield
    crop.seenYield = expectedYield
  }, isAsked) // biome-ignore format: one row
}

const harvest: Make = (farm, chance, word) => {
  const crop = cropOf(farm, chance, ({ status }) => (CROP_STATUS[status].next as readonly string[]).includes('harvested')) // biome-ignore format: one row
  if (!crop) return null
  const actualYield = 100 + Number(word.slice(1, -1))
  const basis = { version: 1, seen: { status: crop.status, actualYield: crop.actualYield } }
  return ofCrop('harvest', 'farmer.crops.harvest', farm, crop, { actualYield, basis }, () => {
    crop.status = 'harvested'
    crop.actualYield = actualYield
  })
}

const remove: Make = (farm, chance) => {
  const crop = farm.crops.length > 6 ? cropOf(farm, chance) : null
  return crop && ofCrop('removal', 'farmer.crops.remove', farm, crop, { basis: { seen: crop.seenLines } }, () => {
    crop.isRemoved = !crop.hasUnseenLine
  }, crop.hasUnseenLine) // biome-ignore format: one row
}

const restore: Make = (farm, chance) => {
  const removed = farm.crops.filter(({ isRemoved, asking }) => isRemoved && !asking)
  if (removed.length === 0) return null
  const crop = chance.of(removed)
  return ofCrop('restore', 'farmer.crops.restore', farm, crop, {}, () => {
    crop.isRemoved = false
  })
}

const note: Make = (farm, chance, text) => {
  const crop = cropOf(farm, chance)
  return crop && ofCrop('note', 'farmer.cropLog.note', farm, crop, { id: crypto.randomUUID(), text }, () => crop.lines.push({ text })) // biome-ignore format: one row
}

const report: Make = (farm, chance, text) => {
  const crop = cropOf(farm, chance)
  if (!crop) return null
  const photo = photoOf(chance)
  const input = { id: crypto.randomUUID(), text, isProblem: false }
  const write = ofCrop('report', 'farmer.cropLog.report', farm, crop, input, () => crop.lines.push({ text, photo }))
  write.entry.attachment = { field: 'photoId', farmerId: farm.farmerId, type: 'image/jpeg', bytes: photo.buffer }
  return write
}

const care: Make = (farm, chance) => {
  const crop = cropOf(farm, chance)
  return crop && ofCrop('care', 'farmer.care.done', farm, crop, { task: 'weeding' }, () => undefined)
}

const ticket: Make = (farm, _, message) =>
  plain('ticket', 'farmer.contact.submit', farm, { name: 'Attack', message }, [], () => farm.tickets.push(message))

const bookmark: Make = (farm, chance, _, { advisories }) => {
  const advisoryId = chance.of(advisories)
  const isBookmarked = chance.below(3) > 0
  return plain('bookmark', 'farmer.bookmarks.set', farm, { advisoryId, isBookmarked }, [advisoryId], () => farm.bookmarks.set(advisoryId, isBookmarked)) // biome-ignore format: one row
}

const lesson: Make = (farm, chance, _, { lessons }) => {
  const id = chance.of(lessons)
  return plain('lesson', 'learning.lessons.complete', farm, { id }, [id], () => farm.lessons.add(id))
}

const preference: Make = (farm, chance) => {
  const smsUpdates = chance.below(2) === 0
  return plain('preference', 'farmer.preferences.set', farm, { smsUpdates }, ['preferences'], () => {
    farm.smsUpdates = smsUpdates
  })
}

/** The screens send it at once; here it takes the way of the others. */
const alert: Make = (farm, _, word, { price }) => {
  const pricePerKg = 100 + Number(word.slice(1, -1))
  const input = { ...price, direction: 'above', pricePerKg, bySms: false }
  return plain('alert', 'farmer.priceAlerts.set', farm, input, ['alert'], () => {
    farm.alert = pricePerKg
  })
}

const KINDS: Make[] = [add, add, edit, edit, move, move, move, yieldOf, yieldOf, harvest, remove, restore, note, note, report, care, ticket, bookmark, lesson, preference, alert] // biome-ignore format: one table

/** The next write, of any kind that the farm allows. */
export function nextWrite(farm: Farm, chance: Chance, word: string, catalogue: Catalogue): Write {
  for (;;) {
    const write = chance.of(KINDS)(farm, chance, word, catalogue)
    if (write) return write
  }
}

/** A JPEG of 16 by 16 with random bytes, of which none could be a marker. */
function photoOf(chance: Chance): Uint8Array<ArrayBuffer> {
  const pixels = Array.from({ length: 5_000 + chance.below(20_000) }, () => chance.below(255))
  const head = [...Buffer.from('ffd8ffc0000b080010001001011100ffda0008010100003f00', 'hex')]
  return new Uint8Array([...head, ...pixels, 0xff, 0xd9])
}
