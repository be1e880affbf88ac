import { beforeEach, describe, expect, test } from 'vitest'
import { auditEvents, fields } from '#db/schema/index.ts'
import { CARDS_PAGE, drawCards } from '#domain/fields/cards/card-drawing.ts'
import { cardLink } from '#domain/fields/cards/card-text.ts'
import { FIELD_CODE } from '#domain/fields/field-code.ts'
import { smsNumberOf } from '#server/sms/gateway-of.ts'
import { textsOf } from '../server/pdf/read-text.ts'
import { type Village, village } from '../village.ts'

const BORDER: [number, number][] = [[1.1125, 9.9017], [1.113, 9.9017], [1.113, 9.9022], [1.1125, 9.9022], [1.1125, 9.9017]] // biome-ignore format: a square

let v: Village
beforeEach(() => {
  v = village()
  v.db.$client.prepare("update users set location = 'Kara, Togo' where id = 'martha'").run()
  v.db.insert(fields).values([
    { id: 'north', farmerId: 'martha', name: 'Hill by the old mango tree', code: '7KQ4T', place: 'Ketao', totalArea: 0.3, boundaryCoordinates: BORDER },
    { id: 'old', farmerId: 'martha', name: 'Of long ago', totalArea: 0.4, boundaryCoordinates: [] },
    { id: 'gone', farmerId: 'martha', name: 'Sold', code: '8KQ4T', totalArea: 0.4, boundaryCoordinates: [], removedAt: '2026-11-01T00:00:00.000Z' },
  ]).run() // biome-ignore format: rows
})
const post = (path: string, body: unknown, who: 'martha' | 'hawa' | 'ruth' = 'ruth') =>
  v.rest(v.people[who], 'POST', path, body)
const read = async (answer: Response) => textsOf(Buffer.from(await answer.arrayBuffer())).join('\n')

describe('cards of fields', () => {
  test('have the name, the farmer, the place, the code and what to write, and can be copied out', async () => {
    const answer = await post('/admin/fields/cards', { ids: ['north'] })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const text = await read(answer)
    for (const words of ['Hill by the old mango tree', 'Martha Kollie', 'Ketao', '7 K Q 4 T', 'SMS: RAIN 7KQ4T'])
      expect(text).toContain(words)
  })

  test('of fields without a code give them one for ever, and the audit tells it', async () => {
    const first = await read(await post('/admin/fields/cards', {}))
    const { code } = v.db.select().from(fields).all().find(({ id }) => id === 'old')! // biome-ignore format: one sentence
    expect(code).toMatch(FIELD_CODE)
    expect(first).toContain(`RAIN ${code}`)
    expect(await read(await post('/admin/fields/cards', { ids: ['old'] }))).toContain(`RAIN ${code}`)
    expect(first).not.toContain('8KQ4T')
    const lines = v.db.select().from(auditEvents).all().filter(({ action }) => action === 'admin.fields.printCards') // biome-ignore format: one sentence
    expect(lines.map(({ rowId }) => rowId).sort()).toEqual(['north', 'old', 'old'])
  })

  test('come ten a page', async () => {
    const many = Array.from({ length: 11 }, (_, n) => ({ id: `many-${n}`, farmerId: 'joseph', name: `Many ${n}`, code: `BCDF${'BCDFGHJKLPQ'[n]}`, totalArea: 1, boundaryCoordinates: [] })) // biome-ignore format: one row
    v.db.insert(fields).values(many).run()
    const answer = await post('/admin/fields/cards', { search: 'many' })
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2)
    expect(textsOf(pdf).join('\n')).toContain('Many 10')
  })

  test('are printed by administrators alone, and for fields that are there', async () => {
    expect((await post('/admin/fields/cards', {}, 'hawa')).status).toBe(403)
    expect((await post('/admin/fields/cards', { ids: ['nobody'] })).status).toBe(404)
    expect((await post('/admin/fields/cards', 'no json')).status).toBe(400)
  })

  test('stay within the card, however long the names are', () => {
    const name = 'Wolokosso '.repeat(30)
    const card = { name, farmerName: name, place: name, code: '7KQ4T', qr: [[true]] }
    const measure = (text: string, size: number) => text.length * size * 0.6
    const shapes = drawCards([card, card], '+231770000000', measure)[0]!
    for (const shape of shapes)
      if (shape.kind === 'text') expect((shape.x % (CARDS_PAGE.width / 2)) + measure(shape.text, shape.size)).toBeLessThan(CARDS_PAGE.width / 2) // biome-ignore format: one sentence
  })

  test('name the number of the installation where it can receive, and their QR code opens a message to it', () => {
    const twilio = { gateway: 'twilio', origin: 'https://kuu.example', accountSid: 'AC', authToken: 't', url: 'https://x' } as const // biome-ignore format: one row
    expect(smsNumberOf({ ...twilio, from: '+231770000000' } as never)).toBe('+231770000000')
    expect(smsNumberOf({ ...twilio, from: 'KUU' } as never)).toBeNull()
    expect(smsNumberOf({ gateway: 'log' })).toBeNull()
    expect(cardLink('7KQ4T', '+231770000000')).toBe('SMSTO:+231770000000:RAIN 7KQ4T')
    expect(cardLink('7KQ4T', null)).toBe('RAIN 7KQ4T')
  })
})

describe('an export', () => {
  test('holds the chosen fields, those of a filter, or what the European Union reads', async () => {
    const features = async (body: object) => (await (await post('/admin/fields/export', body)).json()).features
    expect((await features({ format: 'geojson' })).map(({ id }: { id: string }) => id)).toEqual(['north', 'old'])
    expect(await features({ format: 'geojson', ids: ['north'] })).toMatchObject([
      {
        id: 'north',
        geometry: { type: 'Polygon', coordinates: [BORDER] },
        properties: { code: '7KQ4T', country: 'TG' },
      },
    ])
    expect(await features({ format: 'geojson', country: 'GH' })).toEqual([])
    expect(await features({ format: 'eudr', search: 'hill' })).toMatchObject([{ properties: { ProducerName: 'Martha Kollie' } }]) // biome-ignore format: one row
    expect((await features({ format: 'eudr' })).length).toBe(1)
  })

  test.each([[{}], [{ format: 'kml' }], [{ format: 'eudr', ids: [] }], [{ format: 'eudr', part: 0 }]])(
    'of %j is refused',
    async (body) => {
      expect((await post('/admin/fields/export', body)).status).toBe(400)
    },
  )

  test('is for administrators', async () => {
    expect((await post('/admin/fields/export', { format: 'eudr' }, 'hawa')).status).toBe(403)
  })
})
