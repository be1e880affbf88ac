import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import type { Db } from '#db/client.ts'
import { openExisting } from '#db/data-folder/database.ts'
import { atOneMoment, type ExportedTable, exportedTables, rowsOf } from '#db/export.ts'
import { Refusal } from '#db/refusal.ts'
import { csvLine, toCsv } from '#domain/operations/csv.ts'
import { isPhotoName } from '../backup/photo-files.ts'
import { uploadsIn } from '../boot/data.ts'
import { releaseOfProgram } from '../program-files.ts'
import { readArguments } from './arguments.ts'
import { photos, type Shell } from './shell.ts'

/** Writes all data of one moment into a new folder, also while the server runs: for moving away, and for research. */
export function exportData(args: string[], { config, say }: Shell) {
  const { positionals } = readArguments(args, {}, { least: 1 })
  const { dataFolder } = config()
  const folder = resolve(positionals[0] ?? '')
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty. Name a new one.`)
  const db = openExisting(dataFolder)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const tables = atOneMoment(db, () =>
      exportedTables().map((table) => ({ ...table, rows: write(db, table, folder) })),
    )
    const { version } = releaseOfProgram()
    const schema = { program: `Kuu ${version}`, exportedAt: new Date().toISOString(), tables }
    writeFileSync(join(folder, 'schema.json'), `${JSON.stringify(schema, null, 2)}\n`)
    const files = copyFiles(uploadsIn(dataFolder), join(folder, 'files'))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Written into ${folder}: ${tables.length} tables with ${rows} rows, and ${photos(files)}.`)
    say('It names people and what they own: keep it as you keep the database.')
    return { answer: { folder, tables: tables.length, rows, files } }
  } finally {
    db.$client.close()
  }
}

/** A table as `<name>.csv` and `<name>.json`, an array of objects; answers how many rows. */
function write(db: Db, table: ExportedTable, folder: string): number {
  const names = table.columns.map(({ name }) => name)
  const csv = openSync(join(folder, `${table.name}.csv`), 'wx', 0o600)
  const json = openSync(join(folder, `${table.name}.json`), 'wx', 0o600)
  let rows = 0
  try {
    writeSync(csv, toCsv(names, []))
    writeSync(json, '[')
    for (const row of rowsOf(db, table)) {
      writeSync(csv, csvLine(row))
      const record = Object.fromEntries(names.map((name, at) => [name, row[at]]))
      writeSync(json, `${rows === 0 ? '' : ','}\n${JSON.stringify(record)}`)
      rows++
    }
    writeSync(json, '\n]\n')
  } finally {
    closeSync(csv)
    closeSync(json)
  }
  return rows
}

function copyFiles(uploads: string, to: string) {
  const names = existsSync(uploads)
    ? readdirSync(uploads, { withFileTypes: true }).filter((entry) => entry.isFile() && isPhotoName(entry.name))
    : []
  if (names.length > 0) mkdirSync(to, { mode: 0o700 })
  for (const { name } of names) copyFileSync(join(uploads, name), join(to, name))
  return names.length
}
