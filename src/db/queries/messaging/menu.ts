import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { advisories, taughtWords } from '#db/schema/index.ts'

const taught = prepared((db) =>
  db
    .select({ word: taughtWords.word, meaning: taughtWords.meaning, value: taughtWords.value })
    .from(taughtWords)
    .prepare(),
)
/** The words that people taught the menu. */
export const listTaughtWords = (db: Db) => taught(db).all()

/** Leaps through the index from one market to the next, so that the cost grows with the markets and not with the prices. */
const markets = prepared((db) =>
  db.$client
    .prepare<[], string>(
      `with recursive priced (market) as (
         select min(market) from market_prices
         union all
         select (select min(n.market) from market_prices n where n.market > priced.market) from priced where market is not null)
       select market from priced where market is not null`,
    )
    .pluck(),
)
/** Every market that has a price. */
export const listPricedMarkets = (db: Db) => markets(db).all()

const aboutCrop = prepared((db) =>
  db
    .select({ title: advisories.title, content: advisories.content, validUntil: advisories.validUntil })
    .from(advisories)
    .where(
      and(
        eq(advisories.cropId, sql.placeholder('cropId')),
        eq(advisories.isActive, true),
        eq(advisories.language, sql.placeholder('language')),
      ),
    )
    .orderBy(desc(advisories.createdAt), desc(advisories.id))
    .limit(1)
    .prepare(),
)
/** The newest active advice on a crop in a language. */
export const findAdviceOn = (db: Db, cropId: string, language: string) => aboutCrop(db).get({ cropId, language })

const forAll = prepared((db) =>
  db
    .select({ title: advisories.title, content: advisories.content, validUntil: advisories.validUntil })
    .from(advisories)
    .where(
      and(
        isNull(advisories.cropId),
        eq(advisories.isActive, true),
        eq(advisories.language, sql.placeholder('language')),
      ),
    )
    .orderBy(desc(advisories.createdAt), desc(advisories.id))
    .limit(1)
    .prepare(),
)
/** The newest active advice in a language that is about no crop. */
export const findAdviceForAll = (db: Db, language: string) => forAll(db).get({ language })
