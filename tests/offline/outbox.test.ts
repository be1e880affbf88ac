import { eq, isNotNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { done } from '#client/offline/outbox/entry.ts'
import { resolvedInput } from '#client/routes/_farmer/outbox/-components/resolved-input.ts'
import { cropActivities, farmerCrops, photos } from '#db/schema/index.ts'
import { type Village, village } from '../village.ts'
import type { Fault } from './network.ts'
import { network } from './network.ts'
import { entryOf, phone } from './phone.ts'
import { allWordsOn, KINDS } from './written.ts'

async function field() {
  const v = village()
  const net = network(() => v.app)
  const session = { token: (await v.sessions.open('martha')).token, user: { id: 'martha' } }
  return { v, net, at: await phone(net, session) }
}

test('a delivered write stays on the screen until the lists are read again', async () => {
  const { net, at } = await field()
  const one = at.open()
  const stored = await one.outbox.enqueue(KINDS.note('w1.'))
  net.faults.push('answerLost')
  expect(await one.outbox.deliver(stored)).toBeNull()
  expect(one.state.entries).toMatchObject([{ key: stored.key }])
  one.wake()
  await one.outbox.sendAll()
  expect(one.state.entries).toEqual([])
})

test('a tab shows what another tab has sent', async () => {
  const { v, at } = await field()
  const [one, two] = [at.open(), at.open()]
  const stored = await one.outbox.enqueue(KINDS.note('w1.'))
  await two.outbox.refresh()
  expect(await one.outbox.deliver(stored)).toMatchObject({ kind: 'accepted' })
  await two.outbox.onOtherWindowChanged()
  expect(two.state.entries).toEqual([])
  expect(allWordsOn(v)).toEqual(['w1.'])
})

test('an edit of an entry that is being sent is not lost with the answer', async () => {
  const { v, at } = await field()
  const [one, two] = [at.open(), at.open()]
  const stored = await one.outbox.enqueue(KINDS.reply('w1.'))
  const sent = one.outbox.sendAll()
  await two.outbox.resend(stored, { ...stored.input, message: 'w1.2' })
  await sent
  await one.outbox.sendAll()
  const [left] = await at.box.list()
  const words = allWordsOn(v)
  // Whichever was first: one wording is stored, and the other is stored or refused, never lost.
  if (left) expect([words, left.refusal?.problem]).toEqual([['w1.'], 'keyReused'])
  else expect(words).toEqual(['w1.2'])
})

test('an entry that another tab sent cannot be edited into a second one', async () => {
  const { v, at } = await field()
  const one = at.open()
  const stored = await one.outbox.enqueue(KINDS.ask('w1.'))
  await one.outbox.sendAll()
  expect(await one.outbox.resend(stored, { ...stored.input, message: 'w1.2' })).toBe(false)
  expect(allWordsOn(v)).toEqual(['w1.'])
  expect(await at.box.list()).toEqual([])
})

test.each<Fault>(['lost', 'signedOut', 'busy', 'gate', 'gateRefuses', 'answerCut', 'doneButBusy'])(
  '%s leaves it in the outbox',
  async (fault) => {
    const { net, at } = await field()
    const one = at.open()
    await one.outbox.enqueue(KINDS.note('w1.'))
    net.faults.push(fault)
    await one.outbox.sendAll()
    expect(await at.box.list()).toHaveLength(1)
    one.close()
  },
)

test('what a window knows is written again when the browser clears the store, by two windows once', async () => {
  const { v, at } = await field()
  const one = at.open()
  const two = at.open()
  for (const window of [one, two]) window.lose()
  const stored = await one.outbox.enqueue(KINDS.ask('w1.'))
  await two.outbox.refresh()
  await at.box.change(stored, null)
  await Promise.all([one.outbox.writeAgain(), two.outbox.writeAgain()])
  expect((await at.box.list()).map(({ key }) => key)).toEqual([stored.key])
  one.wake()
  await one.outbox.sendAll()
  expect(allWordsOn(v)).toEqual(['w1.'])
})

test('where the phone has no room for it, the window holds it and says so', async () => {
  const { at } = await field()
  const one = at.open()
  one.lose()
  const stored = await one.outbox.enqueue(KINDS.ask('w1.'))
  await at.box.change(stored, null)
  at.fill()
  await one.outbox.writeAgain()
  expect(one.state).toMatchObject({ isDurable: false, entries: [{ key: stored.key }] })
})

test('without space and connection the user gets an error, and nothing is half stored', async () => {
  const { at } = await field()
  const one = at.open()
  at.fill()
  one.lose()
  await expect(one.outbox.enqueue(KINDS.note('w1.'))).rejects.toThrow('full')
  expect(one.state.isFull).toBe(true)
  expect(await at.box.list()).toEqual([])
})

test('without space but with a connection a write is sent under one key, however often it is retried', async () => {
  const { v, net, at } = await field()
  const one = at.open()
  at.fill()
  net.faults.push('answerLost')
  const held = await one.outbox.enqueue(KINDS.ask('w1.'))
  expect(await one.outbox.deliver(held)).toBeNull()
  // The user is asked to stay until it is sent.
  expect(one.state).toMatchObject({ isFull: true, isDurable: false, entries: [{ key: held.key }] })
  one.wake()
  await one.outbox.sendAll()
  expect(one.state).toMatchObject({ isDurable: true, entries: [] })
  expect(allWordsOn(v)).toEqual(['w1.'])
})

test('an entry that is discarded after it was sent is reported as sent', async () => {
  const { at } = await field()
  const one = at.open()
  const stored = await one.outbox.enqueue(KINDS.ask('w1.'))
  expect(await at.box.change(stored, done(stored, null, 0))).toBe(true)
  expect(await one.outbox.drop(stored)).toBe(false)
})

test('an entry under edit waits for its new wording', async () => {
  const { v, at } = await field()
  const one = at.open()
  const stored = await one.outbox.enqueue(KINDS.ask('w1.'))
  at.aside.add(stored.key)
  await one.outbox.sendAll()
  expect(allWordsOn(v)).toEqual([])
  at.aside.clear()
  expect(await one.outbox.resend(stored, { ...stored.input, message: 'w1.2' })).toBe(true)
  expect(allWordsOn(v)).toEqual(['w1.2'])
})

test('an undo of a write that still waits is sent after it, whether or not its answer was lost', async () => {
  const { v, net, at } = await field()
  const care = { userId: 'martha', rows: ['plot'], writtenAt: Date.now() }
  const input = { farmerId: 'martha', cropId: 'plot', task: 'weeding', today: '2026-11-21' }
  const logged = () => v.db.select().from(cropActivities).all().filter(({ kind }) => kind === 'care').length // biome-ignore format: one question
  for (const fault of ['answerLost', 'lost'] as const) {
    const one = at.open()
    const done = await one.outbox.enqueue(entryOf({ ...care, path: 'farmer.care.done', input }))
    net.faults.push(fault)
    expect(await one.outbox.deliver(done)).toBeNull()
    expect(logged()).toBe(fault === 'answerLost' ? 1 : 0)
    await one.outbox.enqueue(entryOf({ ...care, path: 'farmer.care.undo', input: { ...input, doneOn: '2026-11-21' } }))
    one.wake()
    await one.outbox.sendAll()
    expect(await at.box.list()).toEqual([])
    expect(logged()).toBe(0)
    one.close()
  }
})

describe('a creation whose answer was lost, and which was corrected then', () => {
  async function corrected(kind: 'crop' | 'note', change: object, meanwhile = (_: Village) => {}) {
    const { v, net, at } = await field()
    const one = at.open()
    const stored = await one.outbox.enqueue(KINDS[kind]('w1.'))
    net.faults.push('answerLost')
    await one.outbox.deliver(stored)
    meanwhile(v)
    one.wake()
    await one.outbox.resend(stored, { ...stored.input, ...change })
    return { v, one, at, id: String(stored.input.id) }
  }
  const cropIn = ({ db }: Village, id: string) => db.select().from(farmerCrops).where(eq(farmerCrops.id, id)).get()

  test('becomes an edit of the crop, and writes only what was corrected', async () => {
    const { v, at, id } = await corrected('crop', { notes: 'w1.2' })
    expect(await at.box.list()).toEqual([])
    expect(cropIn(v, id)).toMatchObject({ notes: 'w1.2', fieldSize: 10_000, version: 2 })
  })

  test('does not write over what an agent changed meanwhile, but asks', async () => {
    const { v, one, at, id } = await corrected('crop', { areaSize: 3 }, ({ db }) =>
      db.update(farmerCrops).set({ fieldSize: 20_000, version: 2 }).where(isNotNull(farmerCrops.notes)).run(),
    )
    const [asked] = await at.box.list()
    expect(asked).toMatchObject({ path: 'farmer.crops.change', refusal: { problem: 'editedMeanwhile' } })
    expect(asked!.refusal!.clashes).toMatchObject([{ field: 'fieldSize', mine: 30_000, theirs: 20_000 }])
    const input = resolvedInput(asked!.input, asked!.refusal!.clashes!, { fieldSize: 'mine' })
    await one.outbox.resend(asked!, input!)
    expect(await at.box.list()).toEqual([])
    expect(cropIn(v, id)).toMatchObject({ fieldSize: 30_000, notes: 'w1.' })
  })

  test('becomes the new words of the note', async () => {
    const { v, at } = await corrected('note', { text: 'w1.2' })
    expect(await at.box.list()).toEqual([])
    expect(allWordsOn(v)).toEqual(['w1.2'])
  })

  test('becomes the new words of the report, which keeps its photo', async () => {
    const { v, net, at } = await field()
    const one = at.open()
    const stored = await one.outbox.enqueue(KINDS.report('w1.'))
    // The photo arrives, and the answer to the report is lost.
    net.faults.push('twice', 'answerLost')
    await one.outbox.deliver(stored)
    one.wake()
    await one.outbox.resend(stored, { ...stored.input, text: 'w1.2' })
    expect(await at.box.list()).toEqual([])
    expect(allWordsOn(v)).toEqual(['w1.2'])
    const line = v.db.select().from(cropActivities).where(eq(cropActivities.text, 'w1.2')).get()
    expect(line?.photoId).toEqual(v.db.select().from(photos).get()!.id)
    expect(v.db.select().from(photos).all()).toHaveLength(1)
  })

  test('is delivered from an older version, which left it refused for ever', async () => {
    const { v, at } = await field()
    const one = at.open()
    const crop = KINDS.crop('w1.')
    await one.outbox.enqueue(crop)
    await one.outbox.sendAll()
    await one.outbox.enqueue({ ...crop, key: 'another', input: { ...crop.input, notes: 'w1.2' } })
    await one.outbox.sendAll()
    expect(await at.box.list()).toEqual([])
    expect(allWordsOn(v)).toEqual(['w1.2'])
  })
})

test('a removal that was written offline asks before it removes what an agent added, and then removes it', async () => {
  const { v, at } = await field()
  const one = at.open()
  const plot = { farmerId: 'martha', cropId: 'plot' }
  const removal = { userId: 'martha', path: 'farmer.crops.remove', rows: ['plot'] }
  await one.outbox.enqueue(entryOf({ ...removal, input: { ...plot, basis: { seen: ['worms'] } } }))
  const { id } = await v.as(v.people.hawa).farmer.cropLog.note({ ...plot, text: 'Spray tomorrow' })
  await one.outbox.sendAll()
  const [asked] = await at.box.list()
  expect(asked?.refusal).toMatchObject({ problem: 'addedMeanwhile', added: [{ id, text: 'Spray tomorrow' }] })
  // The form that it came from does not take it back: it is answered on the screen of the outbox.
  await one.outbox.removeRefused(asked!)
  expect(await at.box.list()).toHaveLength(1)
  await one.outbox.resend(asked!, { ...plot, basis: { seen: ['worms', id] } })
  expect(await at.box.list()).toEqual([])
  expect(await v.as(v.people.martha).farmer.crops.list({ farmerId: 'martha' })).toEqual([])
})

test('a removal that was undone before it was sent asks nothing, whatever was added meanwhile', async () => {
  const { v, at } = await field()
  const one = at.open()
  const plot = { farmerId: 'martha', cropId: 'plot' }
  const about = { userId: 'martha', rows: ['plot'] }
  await one.outbox.enqueue(entryOf({ ...about, path: 'farmer.crops.remove', input: { ...plot, basis: { seen: [] } } }))
  await one.outbox.enqueue(entryOf({ ...about, path: 'farmer.crops.restore', input: plot }))
  await v.as(v.people.hawa).farmer.cropLog.note({ ...plot, text: 'Spray tomorrow' })
  await one.outbox.sendAll()
  expect(await at.box.list()).toEqual([])
  expect(await v.as(v.people.martha).farmer.crops.list({ farmerId: 'martha' })).toHaveLength(1)
})

test('a note about a crop that another phone removed is sent once the crop was brought back', async () => {
  const { v, at } = await field()
  const one = at.open()
  const martha = v.as(v.people.martha).farmer
  const plot = { farmerId: 'martha', cropId: 'plot' }
  const about = { userId: 'martha', rows: ['plot'] }
  await martha.crops.remove(plot)
  await one.outbox.enqueue(entryOf({ ...about, path: 'farmer.cropLog.note', input: { ...plot, text: 'Weeded' } }))
  await one.outbox.sendAll()
  const [note] = await at.box.list()
  expect(note?.refusal).toMatchObject({ problem: 'notFound' })
  await one.outbox.enqueue(entryOf({ ...about, path: 'farmer.crops.restore', input: plot }))
  await one.outbox.sendAll()
  await one.outbox.resend(note!)
  expect(await at.box.list()).toEqual([])
  expect((await martha.cropLog.list(plot)).items).toContainEqual(expect.objectContaining({ text: 'Weeded' }))
})

test('a start code that an answer brings is told to the form, and stored nowhere on the phone', () => {
  const entry = { ...entryOf({ userId: 'samuel', path: 'agent.farmers.register', input: {}, rows: [] }), seq: 1 }
  expect(done(entry, { id: 'comfort', code: 'abcd-efgh' }, 0).optimisticAnswer).toEqual({ id: 'comfort', code: null })
})
