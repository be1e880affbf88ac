import { join } from 'node:path'
import { NODE, ROOT, run } from '../setup/install.mjs'

/**
 * `npm run drill -- lending [runs]`: what lenders and farmers do with loans is drawn by lot, in three currencies, and after
 * each move the books are compared with a model beside them. `npm test` runs a dozen. Exits with 1 at a difference.
 */
const runs = process.argv[2] ?? '400'
const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', 'tests/routers/finance/lending-model.test.ts']
process.exit(run(NODE, args, { env: { KUU_LENDING_RUNS: runs } }))
