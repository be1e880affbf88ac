import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { auditEvents, farmerRecords, idempotentResponses, notifications, photos, users } from '#db/schema/index.ts'
import type { User } from '#domain/people/session.schema.ts'
import { backUpToday } from '#server/backup/daily.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { PASSWORD, provedNumber, type Village, village } from '../../village.ts'
import { NOON, world } from '../../world.ts'

const NAMES = ['Zubeda Zawadi', 'Zenabu Zwannah', 'Zinnah Zolue']
const NUMBERS = ['770987654', '770987655', '770123987']
const WORDS = ['Zqsubject', 'Zqrequest', 'Zqreply', 'Zqanswer', 'Zqnote', 'Zqpurpose', 'Zqsms', 'Zqinbound', 'Zqinbox', 'Zqcropnote', 'Zqproblem', 'Zqstaffnote', 'Zqvisitor', 'Zqplace', 'Zqimported', 'Zqphoto'] // biome-ignore format: one list
const TOLD = [...NAMES, ...NUMBERS, ...WORDS]

const folder = mkdtempSync(join(tmpdir(), 'kuu-contact-'))
const fileOf = () => join(folder, 'kuu.db')
let v: Village
let ticketId: string

/** Each call has an idempotency key, as those of the app have: its answer is stored. */
const keyed = (user: User | null) => v.as(user, { idempotencyKeys: [randomUUID()] })
const martha = () => v.db.select().from(users).where(eq(users.id, 'martha')).get()!
const asMartha = () => keyed(martha())
const hawa = () => keyed(v.people.hawa!)
const ruth = () => keyed(v.people.ruth!)

/** Every contact in turn; between two of them Martha gets another name, by herself or by an administrator. */
const CONTACTS: (() => unknown)[] = [
  () => ruth().admin.users.change({ id: 'martha', version: 1, fullName: NAMES[0]!, phone: '+231770987654' }),
  () => provedNumber(v.db, 'martha', '+231770987654'),
  () => v.db.insert(farmerRecords).values({ farmerId: 'martha', agentId: null }).run(),
  () => ruth().admin.users.giveToAgent({ ids: ['martha'], agentId: 'hawa' }),
  () => keyed(null).farmer.contact.submit({ name: NAMES[0]!, phone: '+231770987654', message: 'Zqvisitor' }),
  async () => {
    const request = { name: martha().fullName, subject: 'Zqsubject', message: 'Zqrequest', photoId: takePhoto(), phone: '+231770123987' } // biome-ignore format: one row
    ticketId = (await asMartha().farmer.contact.submit(request)).ticketId
  },
  () => hawa().agent.tickets.assign({ ticketId, assigneeId: 'ruth' }),
  () => ruth().agent.tickets.assign({ ticketId, assigneeId: 'hawa' }),
  () => hawa().agent.tickets.answer({ ticketId, message: 'Zqanswer' }),
  () => asMartha().farmer.contact.reply({ ticketId, message: 'Zqreply' }),
  () => hawa().agent.tickets.closeMany({ ticketIds: [ticketId] }),
  () => hawa().agent.tickets.reopen({ ticketId }),
  () => asMartha().farmer.profile.change({ fullName: NAMES[1]! }),
  () => hawa().agent.farmers.note({ farmerId: 'martha', text: 'Zqnote' }),
  () => hawa().agent.visits.schedule({ farmerId: 'martha', date: '2026-12-01', time: '09:30', purpose: 'Zqpurpose' }),
  () => hawa().agent.sms.send({ userId: 'martha', message: 'Zqsms one' }),
  () => hawa().agent.sms.send({ phone: '+231770987654', message: 'Zqsms two' }),
  () => hawa().agent.sms.send({ filter: { farmerIds: ['martha'] }, message: 'Zqsms three' }),
  () => writes('Zqinbound one'),
  async () => hawa().agent.inbox.answer({ id: (await firstOf('Zqinbound one')).id, message: 'Zqinbox' }),
  () => writes('Zqinbound two'),
  async () => hawa().agent.inbox.dismiss({ id: (await firstOf('Zqinbound two')).id }),
  () => transact(v.db, (tx) => answerUssd(tx, { sessionId: 's', serviceCode: '*384#', phone: '+231770987654', text: '2' }, NOON)), // biome-ignore format: one call
  () => asMartha().farmer.cropLog.note({ farmerId: 'martha', cropId: 'plot', text: 'Zqcropnote' }),
  () => asMartha().farmer.cropLog.report({ farmerId: 'martha', cropId: 'plot', text: 'Zqproblem', isProblem: true }),
  () => hawa().farmer.cropLog.note({ farmerId: 'martha', cropId: 'plot', text: 'Zqstaffnote' }),
  () => asMartha().farmer.profile.change({ phone: '+231770987655', location: 'Zqplace, Liberia' }),
  () => provedNumber(v.db, 'martha', '+231770987655'),
  () => ruth().admin.users.giveCode({ id: 'martha' }),
  () => ruth().admin.users.deactivateMany({ ids: ['martha'] }),
  () => ruth().admin.users.reactivate({ id: 'martha' }),
  () => ruth().admin.users.import({ file: btoa(`Full name,Phone,Location,Username\n${NAMES[2]},+231770987655,"Zqimported, Liberia",martha\n`), dryRun: false }), // biome-ignore format: one call
]

/** A photo of hers on the disk, which holds a word. */
function takePhoto() {
  const id = randomUUID()
  mkdirSync(v.uploadsFolder, { recursive: true })
  writeFileSync(join(v.uploadsFolder, id), 'Zqphoto')
  v.db.insert(photos).values({ id, ownerId: 'martha', type: 'image/jpeg', bytes: 7, createdAt: NOON.toISOString() }).run() // biome-ignore format: one row
  return id
}

const writes = (text: string) =>
  transact(v.db, (tx) => receiveSms(tx, { gateway: 'log', gatewayId: text, phone: '+231770987654', shortCode: '1', text }, NOON)) // biome-ignore format: one call
async function firstOf(text: string) {
  const { items } = await v.as(v.people.hawa!).agent.inbox.list({})
  return items.find((each) => each.message === text)!
}

/** Every file below a folder, as it lies on the disk. */
function filesBelow(place: string): [string, Buffer][] {
  return readdirSync(place).flatMap((name) => {
    const path = join(place, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [[path, readFileSync(path)]]
  })
}

const found = () =>
  [folder, v.uploadsFolder].flatMap(filesBelow).flatMap(([name, bytes]) => TOLD.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`)) // biome-ignore format: one list

let before: string[]
beforeAll(async () => {
  writeFileSync(fileOf(), village().db.$client.serialize())
  v = { ...world({ from: fileOf(), quickPasswords: true }), people: village().people }
  v.db
    .update(users)
    .set({ password: `quick ${PASSWORD}` })
    .where(eq(users.id, 'ruth'))
    .run()
  for (const contact of CONTACTS) await contact()
  before = found()
})
afterAll(() => {
  v.db.$client.close()
  rmSync(folder, { recursive: true })
})

test('the contacts left every word, number and name in the database', () => {
  for (const word of TOLD)
    expect(
      before.some((each) => each.endsWith(`: ${word}`)),
      word,
    ).toBe(true)
})

test('after the erasure no file holds a word, a number or a name, nor does the next backup', async () => {
  await ruth().admin.users.erase({ id: 'martha', password: PASSWORD })
  backUpToday({ db: v.db, dataFolder: folder, now: NOON })
  expect(found()).toEqual([])
})

test('what others are told stays, without the name', () => {
  const bell = v.db.select().from(notifications).where(eq(notifications.userId, 'hawa')).all()
  expect(bell.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['requestArrived', 'cropProblem', 'farmersGiven']),
  )
  for (const { params } of bell.filter(({ kind }) => kind === 'requestArrived' || kind === 'cropProblem'))
    expect(JSON.parse(params!)).toMatchObject({ farmer: 'Deleted account' })
})

test('a repeated write of staff is refused and not done again, and the audit says that something was done', () => {
  const answers = v.db.select().from(idempotentResponses).all()
  expect(answers.length).toBeGreaterThan(12)
  expect(answers.filter(({ answer }) => answer !== null)).toEqual([])
  expect(v.db.select().from(auditEvents).all().length).toBeGreaterThan(12)
})
