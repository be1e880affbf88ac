import { createHash } from 'node:crypto'
import { documents } from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import type { DocumentCategory, DocumentType } from '#domain/support/documents/document.ts'
import { dayFrom, daysAgo } from './calendar.ts'
import written from './data/advisories.json' with { type: 'json' }
import { stableId } from './stable-id.ts'
import { VILLAGERS } from './villagers.ts'
import type { Writer } from './writer.ts'

/** Writes a file under its hash (SHA-256 in hex). */
export type StoreFile = (hash: string, bytes: Uint8Array) => void

type File = {
  name: string
  type: DocumentType
  category: DocumentCategory
  description: string
  by: keyof typeof DEMO_USERS
  ago: number
  text: string
}

/** What the team shares, made from the advice and the farmers of the demo itself. */
export function seedDocuments(db: Writer, now: Date, store: StoreFile) {
  const rows = filesOf(now).map(({ text, by, ago, ...file }) => {
    const bytes = new TextEncoder().encode(text)
    const hash = createHash('sha256').update(bytes).digest('hex')
    store(hash, bytes)
    const id = stableId('document', file.name)
    return { ...file, id, hash, bytes: bytes.length, uploadedBy: DEMO_USERS[by], createdAt: daysAgo(now, ago) }
  })
  db.insert(documents).values(rows).run()
}

const filesOf = (now: Date): File[] => [
  {
    name: 'Fall armyworm in maize.md',
    type: 'md',
    category: 'guide',
    description: 'To read together in the field',
    by: 'extension_agent',
    ago: 12,
    text: guideOn('maize', 'Fall armyworm and other advice for maize'),
  },
  {
    name: 'Pruning day of the cocoa group.md',
    type: 'md',
    category: 'training',
    description: 'What the group learns, in the order of the day',
    by: 'extension_agent',
    ago: 18,
    text: guideOn('cocoa', 'Pruning day of the cocoa group'),
  },
  {
    name: 'Visit form.txt',
    type: 'txt',
    category: 'form',
    description: 'To print, for places without a phone',
    by: 'admin',
    ago: 90,
    text: VISIT_FORM,
  },
  {
    name: 'Crops of all farmers.csv',
    type: 'csv',
    category: 'report',
    description: 'Who grows what, and on how many hectares',
    by: 'admin',
    ago: 0.2,
    text: cropsTable(now),
  },
]

/** The advice on a crop, as a document in Markdown. */
function guideOn(crop: string, title: string) {
  const parts = written.filter(({ cropId }) => cropId === crop)
  return [`# ${title}`, ...parts.flatMap((each) => [`## ${each.title}`, each.content]), ''].join('\n\n')
}

const VISIT_FORM = [
  'VISIT TO A FARMER',
  ...['Farmer', 'Place', 'Day and time', 'Crops', 'What I saw', 'What we agreed on', 'Next visit'].map(
    (line) => `${line}: ______________________________`,
  ),
  '',
].join('\r\n\r\n')

/** The crops of the village, as they stand. */
function cropsTable(now: Date) {
  const rows = VILLAGERS.flatMap(({ fullName, location, crops }) =>
    crops.map(([crop, hectares, planted, status]) => [
      fullName,
      location,
      crop,
      hectares,
      dayFrom(now, planted),
      status,
    ]),
  )
  const head = ['Farmer', 'Place', 'Crop', 'Hectares', 'Planted', 'Status']
  return `${[head, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')}\r\n`
}
