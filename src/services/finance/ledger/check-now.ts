import { setImmediate } from 'node:timers/promises'
import { type Db, transact } from '#db/client.ts'
import { findJobRun, saveJobFailure, saveJobStart, saveJobSuccess } from '#db/queries/operations/job-runs.ts'
import { stateOf } from '#domain/operations/jobs.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { checkLedger } from './check-ledger.ts'

/** The nightly check, now. Its result stands in the place of that of the night. */
export async function checkLedgerNow(db: Db, { now }: Pick<Actor, 'now'>) {
  transact(db, (tx) => {
    if (stateOf(findJobRun(tx, 'ledger')) === 'running') throw problem('ledgerCheckRunning')
    saveJobStart(tx, 'ledger', now().toISOString())
  })
  try {
    return await checkLedger(db, { pause: () => setImmediate(), stopping: new AbortController().signal })
  } catch (error) {
    transact(db, (tx) => saveJobFailure(tx, 'ledger', now().toISOString(), String(error)))
    throw error
  }
}

/** Notes how the check ended. */
export function saveLedgerCheck(tx: Db, { checked, wrong }: Awaited<ReturnType<typeof checkLedger>>, now: Date) {
  const at = now.toISOString()
  if (wrong.length === 0) saveJobSuccess(tx, 'ledger', at, checked)
  else saveJobFailure(tx, 'ledger', at, wrong.slice(0, MAX_NAMED).join('; '))
  return { checked, wrong: wrong.slice(0, MAX_NAMED) }
}
const MAX_NAMED = 20
