import type { Db } from '#db/client.ts'
import { listCatalogue } from '#db/queries/crops/crops.ts'
import {
  countAdvice,
  countGrowers,
  countOpenBefore,
  listEndedAlerts,
  listMarketDays,
  listOldestOpen,
  listPhoneless,
} from '#db/queries/operations/content-health.ts'
import { countSpeakers } from '#db/queries/people/user-counts.ts'
import { type Day, dayOf } from '#domain/dates.ts'
import type { ContentHealth } from '#domain/operations/content-health.schema.ts'
import {
  allowedAge,
  daysOverdue,
  MAX_MARKET_DAYS,
  MAX_WORST,
  QUESTION_AGES,
} from '#domain/operations/content-health.ts'
import { missingTranslations } from './missing-translations.ts'

const DAY_MS = 86_400_000

/** What on the platform gets old or is missing. */
export function readContentHealth(db: Db, now: Date): ContentHealth {
  const at = now.toISOString()
  const advice = countAdvice(db, at)
  const crops = listCatalogue(db)
  const speakers = countSpeakers(db)
  return {
    oldPrices: oldPrices(db, dayOf(now)),
    endedAlerts: listEndedAlerts(db, at, MAX_WORST),
    untranslated: worstOf(missingTranslations(advice, speakers, crops)),
    cropsWithoutAdvice: withoutAdvice(db, crops, new Set(advice.map(({ cropId }) => cropId))),
    openQuestions: openQuestions(db, now),
    withoutPhone: withoutPhone(
      db,
      speakers.reduce((sum, each) => sum + each.withoutPhone, 0),
    ),
  }
}

const worstOf = <T>(sorted: T[]) => ({ count: sorted.length, worst: sorted.slice(0, MAX_WORST) })

function oldPrices(db: Db, today: Day) {
  const markets = listMarketDays(db, { today, most: MAX_MARKET_DAYS }).flatMap(({ market, days }) => {
    const overdueDays = daysOverdue(days, today)
    return overdueDays === null ? [] : [{ market, newest: days[0]!, allowedDays: allowedAge(days), overdueDays }]
  })
  return worstOf(markets.sort((a, b) => b.overdueDays - a.overdueDays || compare(a.market, b.market)))
}

function withoutAdvice(db: Db, crops: { id: string; name: string }[], advised: ReadonlySet<string | null>) {
  const rows = crops.flatMap(({ id, name }) => (advised.has(id) ? [] : [{ id, name, growers: countGrowers(db, id) }]))
  return worstOf(rows.sort((a, b) => b.growers - a.growers || compare(a.name, b.name)))
}

function openQuestions(db: Db, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const older = QUESTION_AGES.map((days) => ({ days, count: countOpenBefore(db, before(days)) }))
  return { ...listOldestOpen(db, MAX_WORST), older }
}

/** Where there are none, no row is looked for: all farmers would be read. */
const withoutPhone = (db: Db, count: number) => ({ count, worst: count > 0 ? listPhoneless(db, MAX_WORST) : [] })

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
