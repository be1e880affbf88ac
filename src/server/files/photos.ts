import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Hono, type Context as HonoContext } from 'hono'
import type { Db } from '#db/client.ts'
import { countPhotos, findPhoto } from '#db/queries/crops/photos.ts'
import { findFarmer } from '#db/queries/people/farmers.ts'
import { hasRoomFor, isShowable, MAX_PHOTO_BYTES, PHOTO_TYPES, readPhoto } from '#domain/crops/photo/photo.ts'
import { canAccessFarmer } from '#domain/people/reach.ts'
import type { User } from '#domain/people/session.schema.ts'
import { PROBLEMS, type ProblemId, problem } from '#domain/problem.ts'
import { addPhoto } from '#services/crops/add-photo.ts'
import { owesSecondFactor } from '#services/people/second-factor-duty.ts'
import { maySeePhoto } from '#services/support/visits/visit-photos.ts'
import { hashRequest, IDEMPOTENCY_KEY, storedResponse, writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'

/** What this door needs of a request. */
type PhotoRequest = {
  db: Db
  now: () => Date
  demo: boolean
  session: { user: User } | null
  idempotencyKeys: readonly (string | null)[]
  keyOwnerId: string | null
  spend: (limit: 'photos') => void
}
type Door = { contextOf: (c: HonoContext<ServerEnv>) => Promise<PhotoRequest>; folder: string }

/**
 * The paths for the bytes of farmers' photos, which JSON cannot carry. A photo belongs to the farmer, whoever uploads
 * it.
 */
export function photos({ contextOf, folder }: Door) {
  const door = new Hono<ServerEnv>()

  door.post('/farmers/:farmerId/photos', async (c) => {
    const { db, now, demo, session, idempotencyKeys, keyOwnerId, spend } = await contextOf(c)
    if (!session) return refuse(c, 'signInFirst', 401)
    if (owesSecondFactor({ db, demo }, session.user)) return refuse(c, 'secondFactorRequired', 403)
    const farmer = canAccessFarmer(session.user, c.req.param('farmerId')) && findFarmer(db, c.req.param('farmerId'))
    if (!farmer) return refuse(c, 'notFound', 404)
    const bytes = isAnnounced(c) ? new Uint8Array(await c.req.arrayBuffer()) : new Uint8Array()
    if (bytes.length > MAX_PHOTO_BYTES) return c.json({ message: 'The photo is over 1 MiB', code: 'PAYLOAD_TOO_LARGE' }, 413) // biome-ignore format: one sentence
    const photo = readPhoto(bytes)
    if (!photo) return c.json({ message: 'Send a JPEG, PNG or WebP photo', code: 'UNSUPPORTED_MEDIA_TYPE' }, 415)
    if (!isShowable(photo)) return refuse(c, 'photoTooLarge', 400)
    // A phone that never got the answer sends the same bytes under the same key, and gets the same id.
    const [key] = idempotencyKeys
    const request = key && keyedRequest(keyOwnerId === farmer.id ? farmer.id : session.user.id, key, farmer.id, bytes)
    if (request === 'badKey') return refuse(c, 'badKey', 400)
    const stored = request ? (storedResponse(db, request)?.answer as { id: string } | undefined) : undefined
    if (stored && findPhoto(db, stored.id)) return c.json(stored)
    spend('photos')
    if (!hasRoomFor(photo.bytes.length, countPhotos(db, farmer.id))) throw problem('photosFull')
    // The words that were to name it waited so long that the photo was swept away: it is the same again.
    const id = stored?.id ?? randomUUID()
    const row = { id, ownerId: farmer.id, type: photo.type, bytes: photo.bytes.length, createdAt: now().toISOString() }
    const write = writeFor({ db, now, request: stored ? null : request || null })
    return c.json(await keptWithRow({ db, folder, id }, photo.bytes, () => write((tx) => addPhoto(tx, row))))
  })

  door.get('/photos/:photoId', async (c) => {
    const { db, demo, session } = await contextOf(c)
    if (!session) return refuse(c, 'signInFirst', 401)
    if (owesSecondFactor({ db, demo }, session.user)) return refuse(c, 'secondFactorRequired', 403)
    const photo = findPhoto(db, c.req.param('photoId'))
    const isFor = photo && canAccessFarmer(session.user, photo.ownerId) && maySeePhoto(db, session.user, photo.id)
    const bytes = isFor ? await read(join(folder, photo.id)) : null
    if (!photo || !bytes) return refuse(c, 'notFound', 404)
    c.header('Content-Type', photo.type)
    c.header('Content-Disposition', `inline; filename="${photo.id}.${photo.type.slice('image/'.length)}"`)
    // Its bytes never change; but the next person at this browser must ask for herself.
    c.header('Cache-Control', 'private, max-age=604800, immutable')
    c.header('Vary', 'Authorization, Cookie')
    return c.body(new Uint8Array(bytes))
  })

  return door
}

/**
 * Writes a photo's file, then its row: a row never names a file that is not there. Where no row came of it (it was
 * refused, failed, or was sent twice at once and is there under another id), the file goes again. What a power cut
 * leaves between the two is swept away within a day.
 */
async function keptWithRow<T>(
  { db, folder, id }: { db: Db; folder: string; id: string },
  bytes: Uint8Array,
  insert: () => T,
) {
  await keep(folder, id, bytes)
  try {
    return insert()
  } finally {
    if (!findPhoto(db, id)) await rm(join(folder, id), { force: true })
  }
}

const keyedRequest = (userId: string, key: string, farmerId: string, bytes: Uint8Array) =>
  IDEMPOTENCY_KEY.test(key)
    ? {
        userId,
        key,
        requestHash: hashRequest('photos', [farmerId, createHash('sha256').update(bytes).digest('hex')]),
      }
    : 'badKey'

const refuse = (c: HonoContext, id: ProblemId, status: 400 | 401 | 403 | 404 | 409) =>
  c.json({ message: PROBLEMS[id][1], code: PROBLEMS[id][0] }, status)

/** Whether the request declares a photo as its body; the bytes decide what it is. */
const isAnnounced = (c: HonoContext) => {
  const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  return PHOTO_TYPES.some((each) => each === type)
}

/** Writes a file so that it is there whole or not at all, whenever the power goes. */
async function keep(folder: string, id: string, bytes: Uint8Array) {
  const made = await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${id}.${randomUUID()}.part`)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, id))
    // The new name is of the folder, and is on the disk when the folder is.
    await flush(folder)
    if (made) await flush(dirname(made))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function flush(folder: string) {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** The bytes of a file, or null where it is gone. */
const read = (file: string) =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
