import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Hono, type Context as HonoContext } from 'hono'
import type { Db } from '#db/client.ts'
import { countPhotos, findPhoto } from '#db/queries/crops/photos.ts'
import { findFarmer } from '#db/queries/people/farmers.ts'
import { hasRoomFor, isShowable, MAX_PHOTO_BYTES, PHOTO_TYPES, readPhoto } from '#domain/crops/photo/photo.ts'
import { canAccessFarmer } from '#domain/people/reach.ts'
import { problem } from '#domain/problem.ts'
import { addPhoto } from '#services/crops/add-photo.ts'
import { maySeePhoto } from '#services/support/visits/visit-photos.ts'
import { hashRequest, IDEMPOTENCY_KEY, storedResponse, writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'
import { asUser, type FileRoutes } from './access.ts'

/**
 * The paths for the bytes of farmers' photos, which JSON cannot carry. A photo belongs to the farmer, whoever uploads
 * it.
 */
export function photos({ contextOf, folder }: FileRoutes) {
  const routes = new Hono<ServerEnv>()

  routes.post('/farmers/:farmerId/photos', async (c) => {
    const { db, now, user, idempotencyKeys, keyOwnerId, spend } = asUser(await contextOf(c))
    const farmer = canAccessFarmer(user, c.req.param('farmerId')) && findFarmer(db, c.req.param('farmerId'))
    if (!farmer) throw problem('notFound')
    const bytes = isAnnounced(c) ? new Uint8Array(await c.req.arrayBuffer()) : new Uint8Array()
    if (bytes.length > MAX_PHOTO_BYTES) return c.json({ message: 'The photo is over 1 MiB', code: 'PAYLOAD_TOO_LARGE' }, 413) // biome-ignore format: one sentence
    const photo = readPhoto(bytes)
    if (!photo) return c.json({ message: 'Send a JPEG, PNG or WebP photo', code: 'UNSUPPORTED_MEDIA_TYPE' }, 415)
    if (!isShowable(photo)) throw problem('photoTooLarge')
    // A phone that never got the answer sends the same bytes under the same key, and gets the same id.
    const [key] = idempotencyKeys
    const request = key && keyedRequest(keyOwnerId === farmer.id ? farmer.id : user.id, key, farmer.id, bytes)
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

  routes.get('/photos/:photoId', async (c) => {
    const { db, user } = asUser(await contextOf(c))
    const photo = findPhoto(db, c.req.param('photoId'))
    const isFor = photo && canAccessFarmer(user, photo.ownerId) && maySeePhoto(db, user, photo.id)
    const bytes = isFor ? await read(join(folder, photo.id)) : null
    if (!photo || !bytes) throw problem('notFound')
    c.header('Content-Type', photo.type)
    c.header('Content-Disposition', `inline; filename="${photo.id}.${photo.type.slice('image/'.length)}"`)
    // Its bytes never change; but the next person at this browser must ask too.
    c.header('Cache-Control', 'private, max-age=604800, immutable')
    c.header('Vary', 'Authorization, Cookie')
    return c.body(new Uint8Array(bytes))
  })

  return routes
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

function keyedRequest(userId: string, key: string, farmerId: string, bytes: Uint8Array) {
  if (!IDEMPOTENCY_KEY.test(key)) throw problem('badKey')
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { userId, key, requestHash: hashRequest('photos', [farmerId, hash]) }
}

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
