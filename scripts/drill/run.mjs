import { runNamed } from '../setup/named.mjs'

/**
 * `npm run drill`: the long drills, of which `npm test` runs a short form. `npm run drill -- <name>` runs one, and those
 * that need more than this machine: other programs, root, another Debian.
 */
const row = (about, file, more = {}) => ({ about, files: [`scripts/drill/${file}`], ...more })
const server = { builds: ['server'] }

runNamed('drill', {
  crash: row('kills the server in the middle of writes', 'crash/rounds.mjs', { ...server, inAll: true }),
  payments: row('kills it in the middle of payments', 'crash/payments/payments.ts', { ...server, inAll: true }),
  lending: row('draws what lenders and farmers do, and checks the books', 'lending.mjs', { builds: [], inAll: true }),
  sms: row('kills it in the middle of text messages', 'crash/sms.ts', { ...server, inAll: true }),
  'power-cut': row('cuts the power at any write to the disk', 'power-cut.ts', { needsStrace: true, inAll: true }),
  fuzz: row('generated requests to every operation', 'fuzz.ts', { inAll: true }),
  walk: row('kills the browser and the server while a field is walked', 'walk/rounds.mjs'),
  attack: row('a phone’s outbox against faults of line and server', 'attack/attack.ts', { ...server, inAll: true }),
  contract: row('changes the contract, and asks the compiler who notices', '../check/contract.ts', {
    builds: [],
    inAll: true,
  }),
  restore: row('starts the product on the last backup', 'restore.mjs'),
  proxies: row('the shipped Caddyfile and nginx.conf', 'proxies.mjs'),
  litestream: row('a copy by Litestream, and back', 'litestream.mjs', server),
  operations: row('types the commands of docs/operations.md', 'operations.mjs', { builds: [] }),
  deb: row('installs the Debian package', 'deb.mjs', { builds: [] }),
  arm64: row('the executable of another machine, emulated', 'arm64.mjs', { builds: [] }),
})
