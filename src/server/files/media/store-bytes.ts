import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, sync, unfinishedName } from '#db/disk.ts'

/** Writes bytes into a folder under their hash (SHA-256 in hex), whole or not at all, whenever the power goes. */
export async function storeBytes(folder: string, bytes: Uint8Array): Promise<string> {
  makeFolder(folder)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = join(folder, hash)
  if (existsSync(file)) return hash
  const unfinished = unfinishedName(join(folder, randomUUID()))
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
    sync(folder)
    return hash
  } finally {
    await rm(unfinished, { force: true })
  }
}
