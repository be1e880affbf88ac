import { type Db, transact } from '#db/client.ts'
import { findMode, saveMode } from '#db/queries/operations/installation.ts'
import { Refusal } from '#db/refusal.ts'
import type { Mode } from '#domain/operations/installation.ts'
import type { StoreFile } from './documents.ts'
import { seedDemo, seedReference } from './index.ts'

type SeedOptions = {
  mode: Mode
  now: Date
  /** Turns a password into what is stored. */
  hash: (password: string) => string
  /** Writes the file of a demo's document. */
  store?: StoreFile
  /** Where the data lies, for the sentence of a refusal. */
  folder: string
}

/** Makes a database a demo or a production, once: what it is stays so, and the other mode is refused. */
export function install(db: Db, { mode, now, hash, store, folder }: SeedOptions) {
  transact(db, (tx) => {
    refuseOtherMode(tx, mode, folder)
    saveMode(tx, mode, now)
    seedReference(tx)
    if (mode === 'demo') seedDemo(tx, now, hash, store)
  })
}

/** Throws where a database was made as the other of the two. Changes nothing, and asks of any schema. */
export function refuseOtherMode(db: Db, mode: Mode, folder: string) {
  const found = findMode(db)
  if (found && found !== mode) throw new Refusal(REFUSALS[found](folder))
}

const REFUSALS: Record<Mode, (folder: string) => string> = {
  demo: (folder) =>
    [
      `${folder} holds a demo, whose administrator's password is public: it never becomes a production.`,
      '  To start the demo: KUU_DEMO=1 (npm start does so).',
      '  For people and data of your own name another folder: KUU_DATA=/var/lib/kuu npx kuu serve',
    ].join('\n'),
  production: (folder) =>
    [
      `${folder} holds a production, and this start is one of a demo, which opens accounts without a password.`,
      '  To start the production: npx kuu serve (or KUU_DEMO=0 npm start).',
      '  To look at a demo name another folder: KUU_DATA=./demo npm start',
    ].join('\n'),
}
