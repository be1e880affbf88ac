import type { Api } from './api.ts'
import type { Crop, Farm } from './farm.ts'

type Line = { kind: string; text: string | null; photoId: string | null }
type Row = Pick<Crop, 'id' | 'status' | 'notes' | 'expectedYield' | 'actualYield'>

/** Compares the server with what the farmer wrote; answers each difference as a sentence. */
export async function differences(api: Api, farm: Farm): Promise<string[]> {
  const { farmerId } = farm
  const present = await api.query<Row[]>('farmer.crops.list', { farmerId })
  const removed = await api.query<Row[]>('farmer.crops.removed', { farmerId })
  const wrong = [
    ...compare('crops', farm.crops.filter((each) => !each.isRemoved).map(({ id }) => id), present.map(({ id }) => id)),
    ...compare('removed crops', farm.crops.filter((each) => each.isRemoved).map(({ id }) => id), removed.map(({ id }) => id)),
  ] // biome-ignore format: one row each
  for (const crop of farm.crops) {
    const row = [...present, ...removed].find(({ id }) => id === crop.id)
    for (const field of ['status', 'notes', 'expectedYield', 'actualYield'] as const)
      if (row && row[field] !== crop[field]) wrong.push(`${field} of ${crop.id}: ${row[field]}, not ${crop[field]}`)
    // The log of a removed crop is read by nobody.
    if (row && !crop.isRemoved) wrong.push(...(await differencesInLog(api, farm, crop)))
  }
  const tickets = await api.query<{ items: { message: string }[] } | { message: string }[]>('farmer.contact.list', {})
  wrong.push(...compare('tickets', farm.tickets, (Array.isArray(tickets) ? tickets : tickets.items).map(({ message }) => message))) // biome-ignore format: one row
  const bookmarks = await api.query<{ id: string }[]>('farmer.bookmarks.list')
  wrong.push(...compare('bookmarks', [...farm.bookmarks].flatMap(([id, is]) => (is ? [id] : [])), bookmarks.map(({ id }) => id))) // biome-ignore format: one row
  for (const id of farm.lessons)
    if (!(await api.query<{ completed: boolean }>('learning.lessons.progress', { id })).completed) wrong.push(`lesson ${id} is not completed`) // biome-ignore format: one row
  const { smsUpdates } = await api.query<{ smsUpdates: boolean }>('farmer.preferences.get')
  if (farm.smsUpdates !== null && farm.smsUpdates !== smsUpdates) wrong.push(`preference: ${smsUpdates}`)
  const alerts = await api.query<{ pricePerKg: number }[]>('farmer.priceAlerts.list')
  wrong.push(...compare('alerts', farm.alert === null ? [] : [farm.alert], alerts.map(({ pricePerKg }) => pricePerKg))) // biome-ignore format: one row
  return wrong
}

async function differencesInLog(api: Api, { farmerId }: Farm, { id, lines }: Crop): Promise<string[]> {
  const found: Line[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await api.query<{ items: Line[]; nextCursor: string | null }>('farmer.cropLog.list', { farmerId, cropId: id, cursor }) // biome-ignore format: one row
    found.push(...page.items.filter(({ text }) => /^w\d+\.$/.test(text ?? '')))
    if (!page.nextCursor) break
    cursor = page.nextCursor
  }
  const wrong = compare(`log of ${id}`, lines.map(({ text }) => text), found.map(({ text }) => text!)) // biome-ignore format: one row
  for (const { text, photo } of lines) {
    const photoId = photo && found.find((line) => line.text === text)?.photoId
    if (!photo) continue
    const bytes = photoId ? new Uint8Array(await (await api.ask(`/api/photos/${photoId}`)).arrayBuffer()) : null
    if (!bytes || Buffer.compare(bytes, photo) !== 0) wrong.push(`photo of ${text} is another one, or missing`)
  }
  return wrong
}

/** What is missing, and what is there more than once or without having been written. */
function compare<T>(what: string, wanted: T[], found: T[]): string[] {
  const count = (list: T[], each: T) => list.filter((other) => other === each).length
  return [...new Set([...wanted, ...found])].flatMap((each) => {
    const [times, wish] = [count(found, each), count(wanted, each)]
    return times === wish ? [] : [`${what}: ${each} is there ${times} times, not ${wish}`]
  })
}
