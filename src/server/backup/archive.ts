import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { copyDatabase, filesNamedIn } from '#db/backup/copy.ts'
import type { Db } from '#db/client.ts'
import { writeWhole } from '#db/disk.ts'
import { Refusal } from '#db/refusal.ts'
import type { WrittenBackup } from './daily.ts'
import { findPhotoFile } from './photo-files.ts'
import { writeTar } from './tar.ts'

/** Writes database and photos into one archive (`kuu.db`, `uploads/<photo>`), to carry to another machine. */
export function writeArchive(db: Db, uploads: string, file: string): WrittenBackup {
  if (existsSync(file)) throw new Refusal(`${file} is there already. Name a new file.`)
  if (!existsSync(dirname(file))) throw new Refusal(`There is no folder ${dirname(file)}.`)
  const scratch = mkdtempSync(join(dirname(file), `.${basename(file)}-`))
  try {
    const copy = join(scratch, 'kuu.db')
    copyDatabase(db.$client, copy)
    return { file, ...writeWhole(file, (unfinished) => pack(copy, uploads, unfinished)) }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function pack(copy: string, uploads: string, archive: string) {
  const ids = filesNamedIn(copy)
  const missing: string[] = []
  writeTar(archive, (add) => {
    add('kuu.db', copy)
    for (const id of ids) {
      const file = findPhotoFile(uploads, id)
      if (file) add(`uploads/${id}`, file)
      else missing.push(id)
    }
  })
  return { photos: ids.length - missing.length, missing }
}
