import { beforeAll, describe, expect, test } from 'vitest'
import { shrinkIdempotentResponses } from '#db/queries/operations/retention.ts'
import { idempotentResponses } from '#db/schema/index.ts'
import { appRouter } from '#routers/index.ts'
import { CALLERS, call, RIGHTS, villageFor } from '../../routers/rights.ts'
import { PASSWORD, type Village, village } from '../../village.ts'
import { PREPARED_MONEY } from './prepared-money.ts'
import { PREPARED as PREPARED_ROWS, type Write } from './prepared-writes.ts'

const PREPARED = [...PREPARED_ROWS, ...PREPARED_MONEY]

const DAY_MS = 86_400_000

/** tRPC does not type its procedures by their paths. */
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
const writes = Object.entries(RIGHTS).filter(([path]) => procedures[path]?._def.type === 'mutation')
const callable = writes.flatMap(([path, rights]): Write[] => {
  const who = CALLERS.find((each, column) => each !== 'visitor' && rights[column] === 'ok')
  return who ? [{ path, who, begin: async () => ({ v: villageFor(path, passwordHash), ask: rights[5] }) }] : []
})

/** Those of an account, a device or a whole file, which take no key. */
const UNKEYED = [
  'admin.builder.preview', 'admin.gateways.test', 'admin.translations.import', 'admin.users.erase', 'admin.users.import',
  'auth.enterDemo', 'auth.login', 'auth.logout', 'auth.register', 'auth.secondFactor.setUp', 'auth.sessions.endOthers',
  'farmer.profile.changePassword', 'farmer.profile.remove', 'farmer.push.subscribe', 'farmer.push.unsubscribe',
] // biome-ignore format: one list

/** What a late answer says otherwise: a secret, which is told once, and what the day decides. */
const OTHERWISE: Record<string, string> = {
  'admin.users.create': 'code',
  'admin.users.giveCode': 'code',
  'agent.farmers.register': 'code',
  'agent.visits.makeCalendar': 'key',
  'farmer.care.done': 'state',
  'farmer.care.undo': 'state',
  'finance.insurance.claim': 'isLate',
}

let passwordHash: string
beforeAll(async () => {
  passwordHash = await village().sessions.hashPassword(PASSWORD, '127.0.0.1')
})

const isKept = (v: Village) => v.db.select().from(idempotentResponses).all().length > 0
const without = (answer: unknown, name = '') =>
  JSON.parse(JSON.stringify(answer), (key, value) => (key === name ? undefined : value))
const rowsOf = ({ db }: Village) =>
  db.$client
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and name not like '%search%'")
    .pluck()
    .all()
    .map((table) => [table, db.$client.prepare(`select count(*) from "${table}"`).pluck().get()])

const AGES = [
  ['an hour', 1 / 24],
  ['four days', 4],
  ['99 days', 99],
] as const
const keyed = callable.filter(({ path }) => !UNKEYED.includes(path))

describe.each([...keyed, ...PREPARED])('$path', ({ path, who, begin }) => {
  test.each(AGES)('repeated after %s is answered and not done again', async (_, days) => {
    const { v, ask } = await begin()
    const write = () => call(v.as(v.people[who], { idempotencyKeys: ['once'] }), path, ask)
    const first = await write()
    expect(isKept(v)).toBe(true)
    const rows = rowsOf(v)
    v.clock.now = new Date(v.clock.now.getTime() + days * DAY_MS)
    shrinkIdempotentResponses(v.db, new Date(v.clock.now.getTime() - 3 * DAY_MS).toISOString())
    expect(without(await write(), OTHERWISE[path])).toEqual(without(first, OTHERWISE[path]))
    expect(rowsOf(v)).toEqual(rows)
  })
})

test.each(callable.filter(({ path }) => UNKEYED.includes(path)))(
  '$path keeps no answer',
  async ({ path, who, begin }) => {
    const { v, ask } = await begin()
    await call(v.as(v.people[who], { idempotencyKeys: ['once'] }), path, ask)
    expect(isKept(v)).toBe(false)
  },
)

test('these writes ask for more than a village has, and are not tried here', () => {
  const tried = [...callable, ...PREPARED].map(({ path }) => path)
  expect(writes.map(([path]) => path).filter((path) => !tried.includes(path))).toMatchInlineSnapshot(`
    [
      "auth.setPassword",
      "auth.setUp",
      "auth.sessions.end",
      "auth.secondFactor.confirm",
      "auth.secondFactor.turnOff",
      "auth.secondFactor.newRecoveryCodes",
      "farmer.profile.sendCode",
      "farmer.profile.showCode",
      "farmer.profile.proveNumber",
      "agent.documents.delete",
      "agent.sms.retry",
      "agent.inbox.answer",
      "agent.inbox.teach",
      "agent.inbox.dismiss",
      "agent.payouts.paid",
      "agent.payouts.notPaid",
      "agent.tickets.reopenMany",
      "admin.priceImport.start",
      "admin.settings.secondFactor.set",
      "admin.fields.startImport",
      "admin.finance.decisions.confirm",
      "admin.finance.decisions.decline",
      "admin.finance.decisions.withdraw",
      "admin.finance.decisions.setLimit",
      "admin.payments.see",
      "admin.payments.settle",
      "admin.received.claim",
      "admin.received.confirm",
      "admin.received.giveBack",
      "admin.received.register",
      "admin.payments.refund",
      "admin.payments.cameBack",
      "admin.advisories.approve",
      "admin.crops.delete",
      "admin.marketPrices.change",
      "admin.marketPrices.confirm",
      "admin.marketPrices.decline",
      "admin.marketPrices.delete",
      "admin.weatherAlerts.change",
      "admin.weatherAlerts.switchMany",
      "admin.weatherAlerts.delete",
      "admin.users.reactivateMany",
      "admin.users.startImport",
      "admin.translations.reset",
      "admin.archive.deleteMany",
      "admin.archive.restoreMany",
      "admin.archive.restore",
      "finance.accounts.remove",
      "finance.accounts.confirmHolder",
      "finance.insurance.renew",
      "finance.loans.answerSchedule",
      "finance.methods.remove",
      "finance.transactions.payCourse",
      "finance.paybill.number",
    ]
  `)
})
