import type { Db } from '#db/client.ts'
import { countAnswersOf } from '#db/queries/operations/trends.ts'
import { countFarmers, countFarmersMade } from '#db/queries/people/user-counts.ts'
import {
  countOwnAdvisories,
  countOwnFarmers,
  countOwnNotes,
  countOwnSms,
  countOwnVisits,
  documentsByCategory,
  ownFarmersByContact,
  ownFarmersByCrop,
  ownFarmersByGender,
  ownFarmersByLanguage,
  ownFarmersByPlace,
  ownRequestsByStatus,
  ownSmsByStatus,
  ownVisitsByStatus,
} from '#db/queries/support/reports.ts'
import { addDays } from '#domain/dates.ts'
import { SMS_STATUS } from '#domain/messaging/sms.ts'
import type { Period } from '#domain/operations/periods.ts'
import { dayIn } from '#domain/places.ts'
import { TICKET_STATUS } from '#domain/support/contact.ts'
import { DOCUMENT_CATEGORIES } from '#domain/support/documents/document.ts'
import { GENDERS } from '#domain/support/farmer-record.ts'
import {
  type AgentReport,
  CONTACT_AGES,
  REPORT_PERIODS,
  type ReportInput,
} from '#domain/support/reports/report.schema.ts'
import { VISIT_STATUS } from '#domain/support/visits/visit.ts'
import { keysOf } from '#domain/table.ts'
import { zoneOfPerson } from '#domain/zones.ts'
import type { Actor } from '../../people/actor.ts'

/** So many places and crops are named; the rest is counted under ''. */
const NAMED = 10

/** What an agent did in a period, and whom the agent looks after. */
export function readReport(
  db: Db,
  { period, placeLevel }: ReportInput,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): AgentReport {
  const today = dayIn(now(), zoneOfPerson(user) ?? 'UTC')
  const stretches = REPORT_PERIODS[period].stretches(today)
  const since = stretches[0]!.from
  const whole: Period = { from: since, until: stretches.at(-1)!.until }
  const agentId = user.id
  const of = { agentId, since }
  return {
    since,
    overview: {
      farmers: countFarmers(db),
      newFarmers: countFarmersMade(db, whole),
      ownFarmers: countOwnFarmers(db, { agentId }),
      visits: countOwnVisits(db, { agentId, ...whole }),
      messages: countOwnSms(db, { agentId, ...whole }),
      notes: countOwnNotes(db, { agentId, ...whole }),
      advisories: countOwnAdvisories(db, of),
    },
    farmers: {
      byPlace: mostFrequentPlaces(ownFarmersByPlace(db, { agentId, level: placeLevel })),
      byLanguage: mostFrequent(ownFarmersByLanguage(db, { agentId })),
      byCrop: mostFrequent(ownFarmersByCrop(db, { agentId })),
      byGender: numbers([...GENDERS, 'unknown'], ownFarmersByGender(db, { agentId }), 'unknown'),
      byContact: numbers(
        CONTACT_AGES,
        ownFarmersByContact(db, { agentId, month: addDays(today, -30), quarter: addDays(today, -90) }),
      ),
    },
    engagement: {
      sms: numbers(keysOf(SMS_STATUS), ownSmsByStatus(db, of)),
      visits: numbers(keysOf(VISIT_STATUS), ownVisitsByStatus(db, of)),
      requests: numbers(TICKET_STATUS, ownRequestsByStatus(db, of)),
      advice: countAnswersOf(db, whole),
    },
    trends: stretches.map((stretch) => ({
      from: stretch.from,
      farmers: countFarmersMade(db, stretch),
      visits: countOwnVisits(db, { agentId, ...stretch }),
      messages: countOwnSms(db, { agentId, ...stretch }),
      notes: countOwnNotes(db, { agentId, ...stretch }),
    })),
    documents: documentsOf(db),
  }
}

type Counted = { name: string | null; count: number }

/** A number for each key, 0 where nothing was counted; what has no name is `unnamed`. */
function numbers<K extends string>(keys: readonly K[], rows: readonly Counted[], unnamed?: K): Record<K, number> {
  const countOf = (key: K) => rows.find(({ name }) => (name ?? unnamed) === key)?.count ?? 0
  return Object.fromEntries(keys.map((key) => [key, countOf(key)])) as Record<K, number>
}

function mostFrequent(rows: readonly Counted[]) {
  const named = rows.flatMap(({ name, count }) => (name ? [{ name, count }] : []))
  const listed = named.slice(0, NAMED)
  const rest = rows.reduce((sum, { count }) => sum + count, 0) - listed.reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...listed, { name: '', count: rest }] : listed
}

/** The places that are not known have a line of their own. */
function mostFrequentPlaces(rows: readonly Counted[]) {
  const [unknown, known] = [rows.filter(({ name }) => name === null), rows.filter(({ name }) => name !== null)]
  return [...mostFrequent(known), ...unknown]
}

function documentsOf(db: Db): AgentReport['documents'] {
  const rows = documentsByCategory(db)
  const byCategory = DOCUMENT_CATEGORIES.flatMap((category) => {
    const row = rows.find((each) => each.category === category)
    return row ? [{ ...row, category }] : []
  })
  const sum = (of: 'count' | 'bytes') => rows.reduce((total, row) => total + row[of], 0)
  return { count: sum('count'), bytes: sum('bytes'), byCategory }
}
