import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import levels from './fixtures/asvs-5.0-l2.json' with { type: 'json' }

const ROOT = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The rows of every table of a document, as their cells. */
const rowsOf = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))

const LEVELS: Record<string, number> = levels
const IDS = Object.keys(LEVELS)
const STATES = ['met', 'operator', 'not met', 'not applicable']

/** The ids of '1.1.1', or of a range such as '4.3.1–4.3.2'. */
function idsOf(cell: string) {
  const [first, last = first] = cell.split('–').map((id) => IDS.indexOf(id))
  return IDS.slice(first, last! + 1)
}

describe('the requirements of the ASVS', () => {
  const cells = rowsOf('docs/security/asvs.md')
  const lines = cells
    .filter(([id]) => /^\d/.test(id!))
    .map(([id, level, , state, evidence]) => ({ ids: idsOf(id!), level, state: state!, evidence: evidence! }))

  test('each is listed once, in order', () => {
    expect(lines.flatMap(({ ids }) => ids)).toEqual(IDS)
  })

  test('each has its level and a state', () => {
    for (const { ids, level, state } of lines) {
      expect(level).toBe([...new Set(ids.map((id) => LEVELS[id]))].sort().join(', '))
      expect(STATES).toContain(state)
    }
  })

  test.each([...STATES, 'all'])('the count of %s is right', (state) => {
    const counted = lines.filter((line) => state === 'all' || line.state === state).flatMap(({ ids }) => ids).length
    expect(cells.find(([name]) => name === state)?.[1]).toBe(String(counted))
  })

  test('one that is met names a test, or the document that the standard asks for; one of the operator a sentence', () => {
    const bare = lines.filter(
      ({ state, evidence }) =>
        (state === 'met' && !/`tests\/|\.test\.ts`|`docs\//.test(evidence)) ||
        (state === 'operator' && !evidence.includes('`docs/operations.md`')),
    )
    expect(bare.map(({ ids }) => ids[0])).toEqual([])
  })
})

const CHAPTERS = readdirSync(join(ROOT, 'docs/architecture')).map((name) => `docs/architecture/${name}`)

const PAPERS = ['docs/security/asvs.md', 'docs/security.md', 'docs/architecture.md', ...CHAPTERS, 'SECURITY.md']

test.each(PAPERS)('every file that %s names exists', (paper) => {
  const named = [...read(paper).matchAll(/`((?:src|tests|docs|scripts|drizzle)\/[^`*…<]+)`/g)].map(([, path]) => path!)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test.each(PAPERS)('every page that %s leads to exists', (paper) => {
  const pages = [...read(paper).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) =>
    join(ROOT, dirname(paper), path!),
  )
  expect(pages.filter((path) => !existsSync(path))).toEqual([])
})

test('the architecture is read in ten minutes', () => {
  expect(read('docs/architecture.md').split(/\s+/).length).toBeLessThan(2500)
})

/** A number in a document must be the number in the code. */
test.each([
  ['src/server/http/body-limits.ts', 'MAX_BODY_BYTES = 1024 * 1024', '1 MiB'],
  ['src/domain/sync/batches.ts', 'MAX_BATCH = 20', '20'],
  ['src/server/http/json-bounds.ts', 'MAX_DEPTH = 32', '32'],
  ['src/server/http/json-bounds.ts', 'MAX_VALUES = 10_000', '10,000'],
  ['src/services/people/sign-in-throttle.ts', 'WINDOW_MS = 15 * 60_000', '15 minutes'],
  ['src/services/people/sign-in-throttle.ts', '{ known: 10, pair: 10, address: 50, username: 100, code: 10 }', '10, 50, 100'],
  ['src/server/auth/sessions.ts', 'IDLE_DAYS = 30', '30 days'],
  ['src/server/auth/sessions.ts', 'MAX_DAYS = 90', '90 days'],
  ['src/server/auth/passwords.ts', '{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }', '19 MiB, 2 passes'],
  ['src/server/auth/passwords.ts', 'atOnce: 2, waiting: 32, waitingOfOne: 8', '2 at once, 32 waiting, 8 of one address'],
  ['src/server/http/listen.ts', 'MAX_CONNECTIONS = 4000', '4,000'],
  ['src/server/http/listen.ts', 'MAX_CONNECTIONS_OF_ADDRESS = 500', '500 of one address'],
  ['src/server/http/fair-turns.ts', 'MAX_WAITING = 500', '500 waiting'],
  ['src/server/http/fair-turns.ts', 'MAX_WAITING_OF_ADDRESS = 150', '150 of one address'],
  ['src/server/http/rate-limit.ts', 'registration: 1 / 6', '100 registrations'],
  ['src/domain/bounds.ts', 'sessions: 500', '500 sessions'],
  ['src/domain/crops/photo/photo.ts', 'MAX_PHOTOS = 200', '200 photos'],
  ['src/domain/crops/photo/photo.ts', 'MAX_KEPT_SIDE = 4096', '4,096 pixels'],
  ['src/domain/messaging/push.ts', 'MAX_SUBSCRIPTIONS = 10', '10 browsers'],
  ['src/server/jobs/photos.ts', 'TRASH_DAYS = 30', '30 days'],
  ['src/services/people/one-time-codes.ts', 'RECOVERY_BYTES = 15', '120 bits'],
])('%s: %s, and docs/security.md says %s', (file, code, promise) => {
  expect(read(file)).toContain(code)
  expect(read('docs/security.md')).toContain(promise)
}) // biome-ignore format: rows
