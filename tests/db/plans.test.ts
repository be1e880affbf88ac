import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { village } from '../village.ts'
import { fullScans, plansOf } from './plans.ts'
import { QUESTIONS } from './questions.ts'

const FOLDER = join(import.meta.dirname, '../../src/db/queries')

/** Tables that stay small, and why; every other table grows with farmers, prices or years. */
const SMALL: Record<string, string> = {
  unfinished_imports: 'at most the one import that is writing',
  documents: 'a library of the team: hundreds',
  crops: 'a catalogue kept by hand, some sixty rows',
  courses: 'written by hand, some dozens',
  loan_products: 'set up by hand, some dozens',
  insurance_products: 'set up by hand, some dozens',
  settings: 'one row for each name that the program knows',
  weather_forecasts: 'the coming days of twenty places; the past is swept away',
  schema_migrations: 'one row for each migration',
  user_counts: 'one row for each role, state and language, some dozens',
  farmer_days: 'one row for each day, some hundreds a year',
  price_days: 'one row for each day, some hundreds a year',
  price_series: 'one row for each crop and market, some thousands',
  enrollment_counts: 'two rows for each course',
  decision_limits: 'a few for each administrator',
  job_runs: 'one row for each job of the table',
  markets: 'one row for each market, some hundreds',
  taught_words: 'one row for each word that a person taught the menu, some hundreds',
  imported_crop_names: 'one row for each commodity that an administrator gave a crop, some hundreds',
}

/** Functions with these names write one row by its key and need no entry; other writes do. */
const WRITES_ONE_ROW = /^(insert|update|delete|remove|set|save|mark|answer|resolve|extend)[A-Z]/

/** An erasure is rare, and anybody may have been told of a person: both tables are bounded by their retention. */
const ERASING = {
  idempotent_responses: 'any stored answer may name the person',
  notifications: 'any notification may name the person',
}

/** What scans a growing table on purpose, and why. */
const WHOLE_TABLE: Record<string, Record<string, string>> = {
  'finance/ledger.ts newestMovement': {
    ledger_movements: 'the largest primary key is that of the last row: one step',
  },
  'fields/boundary-cases.ts listCasesOfAgent': { boundary_cases: 'an index that holds only those that wait' },
  'finance/waiting.ts countMoneyWaiting': { payments: 'an index that holds only those with a concern' },
  'market/held-prices.ts listHeldPrices': { held_prices: 'the newest ones of what waits for a second person' },
  'operations/health.ts newestWrite': { audit_events: 'the largest primary key is that of the last row: one step' },
  'sync/changes.ts newestChange': { changes: 'the largest primary key is that of the last row: one step' },
  'messaging/push-subscriptions.ts listPushesSince': {
    push_subscriptions: 'a job asks for what is new for every browser; see push-plans.test.ts',
  },
  'operations/installation.ts findMode': {
    users: 'any row tells what it is: the first one found is the last one read',
  },
  'advice/advisories.ts listAllAdvisories': {
    advisories: 'an order of the desk that has no index: some thousand rows, written by hand; see npm run bench:desk',
  },
  'weather/weather-alerts.ts listAllAlerts': {
    weather_alerts: 'an order of the desk that has no index: some thousand rows; see npm run bench:desk',
  },
  'market/admin-prices.ts listAllPrices': {
    market_prices: 'the desk reads the first rows in the order of an index; see npm run bench:desk',
  },
  'fields/listed-fields.ts listAllFields': {
    fields: 'a page in the order of an index, of which some hold only the fields with a problem',
    boundary_cases: 'an index that holds only the open ones',
  },
  'crops/photos.ts deleteUnseenPhotos': {
    photos: 'an hourly job; any photo may have lost its crop, so each is looked up',
  },
  'learning/unused-course-files.ts deleteUnusedCourseFiles': {
    course_files: 'an hourly job; any file may have lost its lesson, so each is looked up',
  },
  'operations/audit.ts listRowsNamed': { audit_events: 'the newest 20,000 by the primary key, and no more' },
  'people/traces.ts forgetAmongOthers': ERASING,
  'people/erase-person.ts erasePerson': ERASING,
  'people/users.ts eachPhone': { users: 'an import compares its phone numbers with all there are, in one pass' },
  'people/farmer-list.ts listFarmers': { users: 'the few inactive users, by an index that holds only these' },
  'people/user-records.ts listUserRecords': {
    users: 'a page in the order of an index, or the few inactive users; 100,000 users take 40 ms at most',
  },
}

const { db } = village()
const tables = (
  db.$client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
    .pluck()
    .all() as string[]
).filter((table) => !Object.hasOwn(SMALL, table))

/** 'select count(*) from "advisories"': SQLite counts the pages of the smallest index without reading rows. */
const isCountOfAll = ({ sql }: { sql: string }) => /^select count\(\*\) from "\w+"$/.test(sql)

describe.each(Object.entries(QUESTIONS))('%s', (file, questions) => {
  test.each(Object.entries(questions))('%s scans no growing table', async (name, question) => {
    const plans = (await plansOf(db, question)).filter((plan) => !isCountOfAll(plan))
    const scans = tables.flatMap((table) => (WHOLE_TABLE[`${file} ${name}`]?.[table] ? [] : fullScans(plans, table)))
    expect(scans).toEqual([])
  })
})

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

test.each(files)('every function of %s is checked here', async (file) => {
  const exported: Record<string, unknown> = await import(join(FOLDER, file))
  const required = Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'function' && !WRITES_ONE_ROW.test(name) ? [name] : [],
  )
  expect(Object.keys(QUESTIONS[file] ?? {}), `add the missing ones to tests/db/questions.ts`).toEqual(expect.arrayContaining(required)) // biome-ignore format: one sentence
})
