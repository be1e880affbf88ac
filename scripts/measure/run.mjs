import { runNamed } from '../setup/named.mjs'

/** `npm run measure -- <name>`: figures of the built product. Those that have a budget fail over it. */
const row = (about, files, builds) => ({ about, files: files.map((file) => `scripts/measure/${file}`), builds })

runNamed('measure', {
  weight: row('what a first visit receives, in KB', ['weight.mjs']),
  lighthouse: row('Lighthouse of the landing page and the farmer’s home', ['lighthouse.mjs']),
  'first-visit': row('a first visit on a bad line with a slow phone', ['first-visit.mjs']),
  offline: row('a second visit, and a start without a connection', ['offline.mjs']),
  start: row('how long a start takes, and the memory at rest', ['start.mjs']),
  requests: row('processor time a request, against another checkout', ['requests.ts'], ['server']),
  overload: row('what becomes of requests that are too many', ['overload.mjs'], ['server']),
  admin: row('lists and imports of administrators', ['admin-lists.ts', 'price-import.mjs'], ['server']),
  fields: row(
    '300,000 fields: lists, neighbours, the EU file; an import',
    ['fields.ts', 'field-import.mjs'],
    ['server'],
  ),
  ledger: row('a ledger of a million entries', ['ledger.ts'], []),
  types: row('what the compiler costs, whole and after an edit', ['types.mjs'], []),
  sms: row('text messages a second', ['sms.ts'], ['server']),
})
