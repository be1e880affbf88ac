import { describe, expect, test } from 'vitest'
import { putTranslation } from '#db/queries/operations/translations.ts'
import { auditEvents } from '#db/schema/index.ts'
import { village } from '../../village.ts'

const CROPS = { language: 'sw', key: 'farmer.home.crops' } as const
const HELLO = { language: 'sw', key: 'farmer.home.morning' } as const

function desk() {
  const w = village()
  return { ...w, ruth: w.as(w.people.ruth).admin.translations }
}
type Admin = ReturnType<typeof desk>
const found = async ({ ruth }: Admin, input: Partial<Parameters<Admin['ruth']['list']>[0]>) =>
  (await ruth.list({ language: 'sw', ...input })).items
const live = async ({ app }: Admin, etag?: string) =>
  app.request('/api/translations/sw', { headers: etag ? { 'if-none-match': etag } : {} })
const messagesIn = async (d: Admin) => ((await (await live(d)).json()) as { messages: object }).messages

describe('the list', () => {
  test('has every message with its English, page by page, and counts them by state', async () => {
    const d = desk()
    const first = await d.ruth.list({ language: 'sw', limit: 500 })
    const keys = first.items.map(({ key }) => key)
    let cursor = first.nextCursor
    while (cursor) {
      const page = await d.ruth.list({ language: 'sw', limit: 500, cursor })
      expect(page.total).toBeNull()
      keys.push(...page.items.map(({ key }) => key))
      cursor = page.nextCursor
    }
    expect(new Set(keys).size).toBe(keys.length)
    expect(first.total).toBe(keys.length)
    const { missing = 0, draft = 0, reviewed = 0, stale = 0 } = first.counts
    expect(missing + draft + reviewed + stale).toBe(keys.length)
    expect({ reviewed, stale }).toEqual({ reviewed: 0, stale: 0 })
    expect(keys.some((key) => key.startsWith('landing.'))).toBe(true)
  })

  test('is searched in English, in the translation and without marks, and narrowed', async () => {
    const d = desk()
    for (const search of ['my crops', 'MAZAO yangu', 'farmer.home.crops'])
      expect(await found(d, { search, area: 'farmer' })).toContainEqual(expect.objectContaining(CROPS))
    expect(await found(d, { search: 'mazao', area: 'weather' })).toEqual([])
    expect(await d.ruth.list({ language: 'fr', search: 'meteo', limit: 5 })).not.toMatchObject({ items: [] })
    expect((await found(d, { state: 'missing' })).every(({ text }) => text === null)).toBe(true)
  })
})

describe('a translation', () => {
  test('is saved, reviewed and taken back, each of which the audit tells', async () => {
    const d = desk()
    const saved = await d.ruth.save({ ...CROPS, text: 'Mimea Yangu', isReviewed: true, basis: null })
    expect(saved).toMatchObject({ ...CROPS, text: 'Mimea Yangu', released: 'Mazao Yangu', state: 'reviewed', updatedBy: 'Ruth Togba' }) // biome-ignore format: one row
    expect((await d.ruth.list({ language: 'sw', limit: 1 })).counts).toMatchObject({ reviewed: 1 })
    const { translation, before } = await d.ruth.reset(CROPS)
    expect(translation).toMatchObject({ text: 'Mazao Yangu', state: 'draft' })
    expect(await d.ruth.save(before)).toMatchObject({ text: 'Mimea Yangu', state: 'reviewed' })
    const events = d.db.select().from(auditEvents).all()
    expect(events).toMatchObject([
      { action: 'admin.translations.save', tableName: 'translations', rowId: 'sw/farmer.home.crops', before: null },
      { action: 'admin.translations.reset', rowId: 'sw/farmer.home.crops' },
      { action: 'admin.translations.save' },
    ])
    expect(JSON.parse(events[0]!.after!)).toMatchObject({ text: 'Mimea Yangu' })
  })

  test.each([
    ['Habari', '{name} is missing'],
    ['Habari, {jina}', 'The English has no {jina}'],
    ['', 'Write the translation'],
    ['Habari {name} \u0000', 'Contains a character that cannot be stored'],
  ])('%j is refused: %s', async (text, message) => {
    const d = desk()
    await expect(d.ruth.save({ ...HELLO, text, isReviewed: false })).rejects.toThrow(message)
    expect(await messagesIn(d)).toEqual({})
  })

  test('of an unknown message is refused', async () => {
    const { ruth } = desk()
    for (const key of ['farmer.none', '__proto__', 'farmer.home'])
      await expect(ruth.save({ language: 'sw', key, text: 'x', isReviewed: false })).rejects.toThrow('could not find')
    await expect(ruth.reset(CROPS)).rejects.toThrow('could not find')
  })

  test('that somebody else wrote meanwhile is not overwritten unseen', async () => {
    const { ruth } = desk()
    const { updatedAt } = await ruth.save({ ...CROPS, text: 'Mimea', isReviewed: false, basis: null })
    await expect(ruth.save({ ...CROPS, text: 'Mazao', isReviewed: true, basis: null })).rejects.toThrow('Somebody else')
    expect(await ruth.save({ ...CROPS, text: 'Mazao', isReviewed: true, basis: updatedAt })).toMatchObject({
      text: 'Mazao',
    })
  })

  test('is stale once its English has changed, and is shown as long as it takes the same values', async () => {
    const d = desk()
    await d.ruth.save({ ...CROPS, text: 'Mimea Yangu', isReviewed: true, english: 'Your crops' })
    expect(await found(d, { state: 'stale' })).toMatchObject([{ ...CROPS, translatedEnglish: 'Your crops' }])
    expect(await messagesIn(d)).toEqual({ 'farmer.home.crops': 'Mimea Yangu' })
    const row = { ...HELLO, text: 'Habari, {jina}', english: 'Hello, {jina}', updatedAt: '2026-11-21T12:00:01.000Z' }
    putTranslation(d.db, row)
    expect(await messagesIn(d)).toEqual({ 'farmer.home.crops': 'Mimea Yangu' })
  })
})

describe('phones', () => {
  test('take what differs from the release, compiled, and nothing where nothing changed', async () => {
    const d = desk()
    const first = await live(d)
    expect([first.status, await first.json()]).toEqual([200, { messages: {}, withheld: [] }])
    const etag = first.headers.get('etag')!
    const again = await live(d, etag)
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'public, no-cache',
    ])
    await d.ruth.save({ ...HELLO, text: 'Habari yako, {name}', isReviewed: false })
    // The words of the release, once reviewed, are on every phone already.
    await d.ruth.save({ ...CROPS, text: 'Mazao Yangu', isReviewed: true })
    const changed = await live(d, etag)
    expect(await changed.json()).toMatchObject({ messages: { 'farmer.home.morning': ['Habari yako, ', ['name']] } })
    await d.ruth.reset(HELLO)
    expect((await live(d, changed.headers.get('etag')!)).status).toBe(200)
    expect((await live(d, etag)).status).toBe(304)
  })

  test('are told by a path that is open to all, and small, that a language has none', async () => {
    const d = desk()
    for (const language of ['en', 'xx', '__proto__'])
      expect((await d.app.request(`/api/translations/${language}`)).status).toBe(404)
    const { headers } = await live(d)
    expect(['x-request-id', 'content-security-policy', 'set-cookie'].filter((name) => headers.has(name))).toEqual([])
  })

  test('learn of two changes within one millisecond', async () => {
    const d = desk()
    await d.ruth.save({ ...CROPS, text: 'Mimea', isReviewed: false })
    const etag = (await live(d)).headers.get('etag')!
    await d.ruth.save({ ...CROPS, text: 'Mimea yangu', isReviewed: false })
    expect((await live(d, etag)).status).toBe(200)
  })
})

/** The home comes after the screens of crops, which say the same. */
const lastReplaced = (text: string, from: string, to: string) => {
  const at = text.lastIndexOf(from)
  return text.slice(0, at) + to + text.slice(at + from.length)
}

describe.each(['xliff', 'po'] as const)('a file of %s', (format) => {
  const base64 = (content: string) => Buffer.from(content).toString('base64')

  test('leaves and comes back as it was', async () => {
    const d = desk()
    await d.ruth.save({ ...HELLO, text: 'Habari "ya" & …\r\n\t\\ > {name}', isReviewed: true }) // biome-ignore format: one row
    const { content } = await d.ruth.export({ language: 'sw', format })
    const other = desk()
    const file = base64(content)
    const before = await other.ruth.list({ language: 'sw', limit: 500 })
    expect(await other.ruth.import({ language: 'sw', file, dryRun: true })).toMatchObject({ new: 0, changed: 1, refused: 0, imported: false }) // biome-ignore format: one row
    expect(await messagesIn(other)).toEqual({})
    expect(await other.ruth.import({ language: 'sw', file })).toMatchObject({ changed: 1, imported: true })
    expect((await other.ruth.export({ language: 'sw', format })).content).toBe(content)
    const again = await other.ruth.import({ language: 'sw', file })
    expect(again).toMatchObject({ new: 0, changed: 0, refused: 0 })
    expect(again.same + again.empty).toBe(before.total)
  })

  test('leaves what is stale as it is, until a translator confirms it', async () => {
    const d = desk()
    await d.ruth.save({ ...CROPS, text: 'Mimea', isReviewed: true, english: 'Your crops' })
    const { content } = await d.ruth.export({ language: 'sw', format, isOpenOnly: true })
    expect(await d.ruth.import({ language: 'sw', file: base64(content) })).toMatchObject({ changed: 0 })
    const confirmed = content.replace('needs-adaptation', 'final').replace('#, fuzzy\n', '')
    expect(await d.ruth.import({ language: 'sw', file: base64(confirmed) })).toMatchObject({ changed: 1, stale: 0 })
    expect(await found(d, { state: 'reviewed' })).toMatchObject([CROPS])
  })

  test('made from another English is taken, and marked stale', async () => {
    const d = desk()
    const { content } = await d.ruth.export({ language: 'sw', format })
    const older = lastReplaced(lastReplaced(content, 'My Crops', 'Your crops'), 'Mazao Yangu', 'Mimea')
    expect(await d.ruth.import({ language: 'sw', file: base64(older) })).toMatchObject({ changed: 1, stale: 1 })
    expect(await found(d, { state: 'stale' })).toMatchObject([CROPS])
  })

  test('of what is to be done holds what is missing or stale', async () => {
    const d = desk()
    await d.ruth.save({ ...CROPS, text: 'Mimea', isReviewed: true, english: 'Your crops' })
    const { content } = await d.ruth.export({ language: 'sw', format, isOpenOnly: true })
    expect(content).toContain('farmer.home.crops')
    expect(content).toContain('The English was: Your crops')
    expect(content).not.toContain('farmer.home.morning')
  })

  test('is refused message by message, and what is right is taken', async () => {
    const d = desk()
    const { content } = await d.ruth.export({ language: 'sw', format })
    const wrong = lastReplaced(content, 'Mazao Yangu', 'Mimea Yangu').replace('Habari za asubuhi, {name}', 'Habari').replaceAll('farmer.home.actions', 'farmer.no') // biome-ignore format: one row
    expect(await d.ruth.import({ language: 'sw', file: base64(wrong) })).toMatchObject({
      changed: 1,
      refused: 2,
      reasons: [
        { key: 'farmer.home.morning', reason: '{name} is missing' },
        { key: 'farmer.no', reason: 'There is no message of this key' },
      ],
    })
    expect(await messagesIn(d)).toEqual({ 'farmer.home.crops': 'Mimea Yangu' })
  })

  test('of another language, cut off, or none at all is refused', async () => {
    const { ruth } = desk()
    const { content } = await ruth.export({ language: 'fr', format })
    const sent = (file: string) => ruth.import({ language: 'sw', file })
    await expect(sent(base64(content))).rejects.toThrow('another language')
    await expect(sent(base64(content.slice(0, 20_000).trimEnd()))).rejects.toThrow(/cannot be read|another language/)
    await expect(sent(base64('name;price\nMaize;3'))).rejects.toThrow('Line 1 cannot be read')
    await expect(sent(Buffer.from([0xff, 0xfe, 0x41]).toString('base64'))).rejects.toThrow('UTF-8')
    await expect(sent(base64(' '.repeat(2_000_001)))).rejects.toThrow()
    await expect(sent(base64('<a/>'))).rejects.toThrow('not a file of XLIFF')
  })
})

test.each([
  '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><xliff version="1.2">&lol2;</xliff>',
  '<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><xliff version="1.2"><file>&xxe;</file></xliff>',
])('XML with entities of its own is refused: %s', async (content) => {
  const file = Buffer.from(content).toString('base64')
  await expect(desk().ruth.import({ language: 'sw', file })).rejects.toThrow('document type')
})

test('XML of a hundred thousand levels is refused and brings nothing down', async () => {
  const file = Buffer.from(`<xliff version="1.2">${'<g>'.repeat(100_000)}`).toString('base64')
  await expect(desk().ruth.import({ language: 'sw', file })).rejects.toThrow('cannot be read as XML')
  const closed = `<xliff version="1.2"><file><trans-unit id="x"><source>a</source><target>${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</target></trans-unit></file></xliff>` // biome-ignore format: one row
  await expect(desk().ruth.import({ language: 'sw', file: Buffer.from(closed).toString('base64') })).rejects.toThrow(
    'XML',
  )
})
