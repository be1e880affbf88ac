import type { NewEntry } from '#client/offline/outbox/outbox-store.ts'
import type { Village } from '../village.ts'
import { entryOf } from './phone.ts'

/** A small photo. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWJiaGD4D8NMDEgAAAAA//+VIiveAAAABklEQVQDAFQyBIKyOOVtAAAAAElFTkSuQmCC',
  'base64',
)
const photo = () => new Uint8Array(PNG).buffer
const martha = { userId: 'martha' }
const plot = { farmerId: 'martha', cropId: 'plot' }

/** Kinds of writes as the screens make them; each carries a word that identifies it on the server. */
export const KINDS = {
  note: (word: string) => {
    const id = crypto.randomUUID()
    return entryOf({ ...martha, path: 'farmer.cropLog.note', input: { ...plot, id, text: word }, rows: [id, 'plot'] })
  },
  report: (word: string) => {
    const id = crypto.randomUUID()
    const input = { ...plot, id, text: word, isProblem: false }
    const attachment = { field: 'photoId', farmerId: 'martha', type: 'image/png', bytes: photo() }
    return entryOf({ ...martha, path: 'farmer.cropLog.report', input, rows: [id, 'plot'], attachment })
  },
  reply: (word: string) =>
    entryOf({
      ...martha,
      path: 'farmer.contact.reply',
      input: { ticketId: 'KUU-MARTHA', message: word },
      rows: ['KUU-MARTHA'],
    }),
  // The server makes its id: only the key prevents a duplicate.
  ask: (word: string) =>
    entryOf({ ...martha, path: 'farmer.contact.submit', input: { name: 'Martha', message: word }, rows: [] }),
  crop: (word: string) => {
    const id = crypto.randomUUID()
    const input = { id, farmerId: 'martha', cropId: 'maize', areaSize: 1, notes: word }
    return entryOf({ ...martha, path: 'farmer.crops.add', input, rows: [id] })
  },
} satisfies Record<string, (word: string) => NewEntry>
export type Kind = keyof typeof KINDS

/** The input field that carries the word. */
export const FIELD: Record<Kind, string> = { note: 'text', report: 'text', reply: 'message', ask: 'message', crop: 'notes' } // biome-ignore format: one table

/** Every word that the server has stored, in the order of writing, by table. */
export const wordsOn = ({ db }: Pick<Village, 'db'>) => {
  const column = (query: string) => (db.$client.prepare(query).raw().all() as [string][]).map(([word]) => word)
  return {
    plot: column("select text from crop_activities where text glob 'w[0-9]*' order by rowid"),
    ticket: column("select message from ticket_replies where message glob 'w[0-9]*' order by rowid"),
    other: [
      ...column("select message from contact_requests where message glob 'w[0-9]*'"),
      ...column("select notes from farmer_crops where notes glob 'w[0-9]*'"),
    ],
  }
}

export const allWordsOn = (v: Pick<Village, 'db'>) => Object.values(wordsOn(v)).flat()
