import type { Db } from '#db/client.ts'
import { countPhotos, findPhoto, insertPhoto } from '#db/queries/crops/photos.ts'
import { hasRoomFor } from '#domain/crops/photo/photo.ts'
import { problem } from '#domain/problem.ts'

type Photo = Parameters<typeof insertPhoto>[1] & { id: string }

/** Writes the row of a photo, once. Counts within the transaction, so that photos sent at once respect the limit. */
export function addPhoto(tx: Db, photo: Photo): { id: string } {
  // The same photo may arrive twice at once under one id; the second finds the row.
  if (findPhoto(tx, photo.id)) return { id: photo.id }
  if (!hasRoomFor(photo.bytes, countPhotos(tx, photo.ownerId))) throw problem('photosFull')
  return { id: insertPhoto(tx, photo) }
}
