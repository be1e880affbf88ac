import { type Db, prepared } from '#db/client.ts'
import { type CursorPart, readCursor, writeCursor } from '#db/cursor.ts'
import type { Day } from '#domain/dates.ts'
import type { LoanStatus } from '#domain/finance/loan.ts'
import { EVERY_DAYS } from '#domain/finance/loan-terms.ts'
import type { Figure, PortfolioGroup } from '#domain/finance/portfolio/portfolio.ts'
import type { Currency, PlaceLevel } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'

/** The key by which loans are put together, and the words for it. */
const GROUPS: Record<PortfolioGroup, { key: string; name: string }> = {
  product: { key: 'loan_product_id', name: '(select name from loan_products where id = key)' },
  place: { key: "coalesce(place_at(place, @level), '')", name: 'key' },
  gender: { key: "coalesce(gender, '')", name: 'key' },
  agent: { key: "coalesce(agent_id, '')", name: "coalesce((select full_name from users where id = key), '')" },
}

/**
 * Every loan that was paid out. Its principal is what the ledger says. Late is the oldest payment that was not made; what
 * fell due are the instalments of days before today, the last of which takes the remainder.
 */
const LENT = `
  with dated as (
    select l.*, coalesce(u.location, u.preferred_location, '') as place, r.gender, r.agent_id,
      max(0, -coalesce(a.balance, 0)) as outstanding,
      l.status in ('disbursed', 'active', 'defaulted') as owing,
      case when l.status in ('disbursed', 'active', 'defaulted') and l.next_payment_due is not null
        then max(0, cast(julianday(@today) - julianday(l.next_payment_due) as integer)) else 0 end as late,
      case when l.due_days is null
        then min(l.term_days / ${EVERY_DAYS}, max(0, cast((julianday(@today) - 1 - julianday(coalesce(l.started_on, substr(l.disbursed_at, 1, 10)))) / ${EVERY_DAYS} as integer)))
        -- The days are in their order: of a loan whose last one has passed none needs to be counted.
        when substr(l.due_days, -12, 10) < @today then l.term_days / ${EVERY_DAYS}
        else (select count(*) from json_each(l.due_days) where value < @today) end as fallen
    from farmer_loans l
    join users u on u.id = l.user_id
    left join farmer_records r on r.farmer_id = l.user_id
    left join ledger_accounts a on a.loan_id = l.id and a.kind = 'principal'
    where l.status in ('disbursed', 'active', 'defaulted', 'completed', 'writtenOff')
  ), lent as (
    select dated.*, case when fallen >= term_days / ${EVERY_DAYS} then total_amount
      else min(total_amount, fallen * coalesce(installment_amount, total_amount)) end as fallen_due
    from dated
  )`

const SUMS = `currency,
  count(*) filter (where owing) as loans,
  coalesce(sum(outstanding) filter (where owing), 0) as outstanding,
  coalesce(sum(outstanding) filter (where late > 1), 0) as risk1,
  coalesce(sum(outstanding) filter (where late > 30), 0) as risk30,
  coalesce(sum(outstanding) filter (where late > 60), 0) as risk60,
  coalesce(sum(outstanding) filter (where late > 90), 0) as risk90,
  coalesce(sum(outstanding) filter (where owing and late = 0), 0) as current,
  coalesce(sum(outstanding) filter (where late between 1 and 30), 0) as upTo30,
  coalesce(sum(outstanding) filter (where late between 31 and 60), 0) as upTo60,
  coalesce(sum(outstanding) filter (where late between 61 and 90), 0) as upTo90,
  coalesce(sum(outstanding) filter (where late > 90), 0) as over90,
  sum(fallen_due) as fallenDue,
  sum(min(paid_amount, fallen_due)) as paidOfDue,
  coalesce(sum(written_off_amount), 0) as writtenOff`

/** The sums of a group, all but the number of loans in hundredths. */
export const SUMMED = ['loans', 'outstanding', 'risk1', 'risk30', 'risk60', 'risk90', 'current', 'upTo30', 'upTo60', 'upTo90', 'over90', 'fallenDue', 'paidOfDue', 'writtenOff'] as const // biome-ignore format: one list
export type PortfolioSums = Record<(typeof SUMMED)[number], number> & { currency: Currency }

const grouped = (by: PortfolioGroup) =>
  prepared((db) =>
    db.$client.prepare<[{ today: Day; level: PlaceLevel }], PortfolioSums & { key: string; name: string }>(
      `${LENT}, sums as (select ${GROUPS[by].key} as key, ${SUMS} from lent group by 1, currency)
       select *, ${GROUPS[by].name} as name from sums order by currency, outstanding desc, key`,
    ),
  )
const BY = { product: grouped('product'), place: grouped('place'), gender: grouped('gender'), agent: grouped('agent') }
/** What is lent by currency and group, the largest first; by place on a level of the hierarchy. */
export const sumPortfolioBy = (db: Db, by: PortfolioGroup, level: PlaceLevel, today: Day) =>
  BY[by](db).all({ today, level })

/** Which loans are behind a figure. */
const BEHIND: Record<Figure, string> = {
  outstanding: 'owing',
  risk1: 'late > 1',
  risk30: 'late > 30',
  risk60: 'late > 60',
  risk90: 'late > 90',
  current: 'owing and late = 0',
  upTo30: 'late between 1 and 30',
  upTo60: 'late between 31 and 60',
  upTo90: 'late between 61 and 90',
  over90: 'late > 90',
  fallenDue: 'fallen_due > 0',
}

export type LentLoan = {
  id: string
  status: LoanStatus
  farmerId: string
  farmer: string
  phone: string | null
  product: string
  place: string
  gender: string | null
  agent: string | null
  currency: Currency
  outstanding: number
  daysLate: number
  nextPaymentDue: Day | null
  fallenDue: number
  paidOfDue: number
}
type Behind = {
  figure: Figure
  currency: Currency
  by?: PortfolioGroup | undefined
  key: string
  placeLevel?: PlaceLevel | undefined
  limit: number
  cursor?: string
}

/** Of a place on a level, all that is counted there; without a level, all that lies within it. */
const isOfGroup = (by: PortfolioGroup, key: string, placeLevel: PlaceLevel | undefined) =>
  by === 'place' && key !== '' && placeLevel === undefined ? 'is_within(place, @key)' : `${GROUPS[by].key} = @key`

const CURSOR = ['number', 'string'] as const

/** A page of the loans behind a figure, the latest payers first. */
export function listPortfolioLoans(db: Db, behind: Behind, today: Day) {
  const { figure, currency, by, key, placeLevel, limit, cursor } = behind
  const place = readCursor(cursor, CURSOR)
  if (cursor && !place) throw problem('badCursor')
  const [late, id] = place ?? [0, '']
  const rows = db.$client
    .prepare<[object], LentLoan>(
      `${LENT}
       select lent.id, lent.status, user_id as farmerId, u.full_name as farmer, u.phone, p.name as product, place, gender,
         (select full_name from users where id = agent_id) as agent, lent.currency, outstanding, late as daysLate,
         next_payment_due as nextPaymentDue, fallen_due as fallenDue, min(paid_amount, fallen_due) as paidOfDue
       from lent join users u on u.id = lent.user_id join loan_products p on p.id = lent.loan_product_id
       where lent.currency = @currency and (${BEHIND[figure]}) ${by ? `and ${isOfGroup(by, key, placeLevel)}` : ''}
         ${place ? 'and (late < @late or (late = @late and lent.id > @id))' : ''}
       order by late desc, lent.id limit @most`,
    )
    .all({ today, currency, key, level: placeLevel ?? 'town', late, id, most: limit + 1 })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const nextCursor = rows.length > limit && last ? writeCursor([last.daysLate, last.id] satisfies CursorPart[]) : null
  return { items, nextCursor }
}
