import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

const WRITERS = 6
const TOO_BUSY = 503

/** Farmers who write concurrently, each with their acknowledged and their unanswered writes. */
export const newWriters = (url, round) =>
  Promise.all(Array.from({ length: WRITERS }, (_, place) => newWriter(url, `writer-${round}-${place}`)))

/** A farmer who has written nothing yet. */
export async function register(url, username) {
  const { token, user } = await json(url, '/api/register', {
    body: { username, password: 'maize and beans 7', fullName: 'Writer' },
  })
  return { token, user, acknowledged: [], unanswered: [], retried: 0, lost: 0, twice: 0 }
}

async function newWriter(url, username) {
  const farmer = await register(url, username)
  const catalogue = await json(url, '/api/crops', {})
  const writer = { ...farmer, cropId: catalogue[0].id }
  const write = newWrite(writer, 'crops')
  const { id } = await send(url, writer, write)
  writer.plot = id
  writer.acknowledged.push({ ...write, id })
  return writer
}

const KINDS = ['crops', 'notes', 'tickets', 'photos']

/** Lets each writer send one write after another, unanswered ones first, until the server is gone. */
export const writeUntilDead = (url, writers) =>
  Promise.all(writers.map((writer) => writeOn(url, writer, (turn) => newWrite(writer, KINDS[turn % KINDS.length]))))

export async function writeOn(url, writer, next) {
  for (let turn = 0; ; turn += 1) {
    const again = writer.unanswered.shift()
    if (again) writer.retried += 1
    const write = again ?? next(turn)
    try {
      writer.acknowledged.push({ ...write, ...(await send(url, writer, write)) })
    } catch (error) {
      // A refusal is an answer, and no write of these should be refused.
      if (error.cause === undefined) throw error
      writer.unanswered.push(write)
      return
    }
  }
}

function newWrite({ cropId, plot, user }, kind) {
  const key = randomUUID()
  const words = `written ${key}`
  const farm = `/api/farmers/${user.id}`
  const request = {
    crops: { path: `${farm}/crops`, body: { cropId, areaSize: 1, notes: words } },
    notes: { path: '/trpc/farmer.cropLog.note', body: { json: { farmerId: user.id, cropId: plot, text: words } } },
    tickets: { path: '/api/contact/submit', body: { name: 'Writer', message: words } },
    photos: { path: `${farm}/photos`, bytes: picture() },
  }[kind]
  return { kind, key, words, ...request }
}

/** Returns the id of the new row, and the number of an attempt. */
async function send(url, { token }, { path, key, body, bytes }) {
  const answer = await json(url, path, { token, key, body, bytes })
  const written = answer.result?.data.json ?? answer
  return { id: written.ticketId ?? written.id, number: written.attemptNumber }
}

/** A JPEG of random pixels: a frame of 16 by 16 and one scan, without a byte that could be a marker. */
const picture = () =>
  Buffer.concat([
    Buffer.from('ffd8ffc0000b080010001001011100ffda0008010100003f00', 'hex'),
    randomBytes(20_000 + Math.floor(Math.random() * 40_000)).map((byte) => (byte === 0xff ? 0 : byte)),
    Buffer.from('ffd9', 'hex'),
  ])

/** Sends a request and parses the answer; a broken connection is an error with a cause, as in fetch. */
export async function json(url, path, request) {
  const answer = await ask(url, path, request)
  if (answer.ok) return await parseWhole(answer)
  throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
}

/** Sends a request, and retries while the server is too busy. */
export async function ask(url, path, { token, key, body, bytes }) {
  for (;;) {
    const answer = await fetch(`${url}${path}`, {
      method: body || bytes ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...((body || bytes) && { 'content-type': bytes ? 'image/jpeg' : 'application/json' }),
      },
      body: bytes ?? (body && JSON.stringify(body)),
    })
    if (answer.status !== TOO_BUSY) return answer
    await setTimeout(100)
  }
}

/** An answer that breaks off counts as no answer. */
async function parseWhole(answer) {
  try {
    return await answer.json()
  } catch (error) {
    throw new Error('The answer broke off.', { cause: error })
  }
}
