import { join } from 'node:path'
import Database from 'better-sqlite3'
import { ask, json } from './writers.mjs'

export const countLost = (writers) => writers.reduce((sum, { lost }) => sum + lost, 0)
export const countDuplicates = (writers) => writers.reduce((sum, { twice }) => sum + twice, 0)

/** Reads every acknowledged write of each writer back over the API, and counts missing and duplicate ones. */
export async function checkAll(url, writers) {
  for (const writer of writers) await check(url, writer)
}

async function check(url, writer) {
  const { token, user, acknowledged } = writer
  const crops = await json(url, `/api/farmers/${user.id}/crops`, { token })
  const seen = { crops: crops.map(({ notes }) => notes), notes: await notesOf(url, writer) }
  writer.lost = 0
  writer.twice = 0
  for (const write of acknowledged) {
    if (!(await isThere(url, token, write, seen))) writer.lost += 1
  }
  for (const words of Object.values(seen)) writer.twice += words.length - new Set(words).size
}

/** The texts in the log of the writer's crop, page by page. */
async function notesOf(url, { token, user, plot }) {
  const words = []
  for (let cursor; ; ) {
    const input = encodeURIComponent(JSON.stringify({ json: { farmerId: user.id, cropId: plot, cursor } }))
    const { result } = await json(url, `/trpc/farmer.cropLog.list?input=${input}`, { token })
    const { items, nextCursor } = result.data.json
    words.push(...items.filter(({ kind }) => kind === 'note').map(({ text }) => text))
    if (!nextCursor) return words
    cursor = nextCursor
  }
}

async function isThere(url, token, { kind, id, words, bytes }, seen) {
  if (kind in seen) return seen[kind].includes(words)
  if (kind === 'tickets') return (await json(url, `/api/tickets/${id}`, { token }).catch(() => null))?.message === words
  const photo = await ask(url, `/api/photos/${id}`, { token })
  return photo.ok && Buffer.from(await photo.arrayBuffer()).equals(bytes)
}

/** What SQLite finds wrong in the database of a folder; undefined if it is sound. */
export function damageIn(dataFolder) {
  const db = new Database(join(dataFolder, 'kuu.db'), { readonly: true })
  try {
    const [first] = db.pragma('integrity_check')
    const orphans = db.pragma('foreign_key_check')
    if (first.integrity_check !== 'ok') return first.integrity_check
    return orphans.length > 0 ? `${orphans.length} rows without their parent` : undefined
  } finally {
    db.close()
  }
}
