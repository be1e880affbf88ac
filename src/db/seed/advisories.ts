import * as z from 'zod'
import { advisories } from '#db/schema/index.ts'
import { ADVISORY_CATEGORIES, PRIORITIES } from '#domain/advice/advisory.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { keysOf } from '#domain/table.ts'
import { dayFrom, eveningOf, hoursAgo } from './calendar.ts'
import { cropId } from './crops.ts'
import written from './data/advisories.json' with { type: 'json' }
import { stableId } from './stable-id.ts'
import type { Writer } from './writer.ts'

const rows = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    category: z.enum(keysOf(ADVISORY_CATEGORIES)),
    priority: z.enum(keysOf(PRIORITIES)),
    cropId: z.string().nullable(),
  }),
)

/** Withdrawn ones: the rains have come, and the blast of the season is over. */
const INACTIVE = ['adv-044', 'adv-016']
/** The days after planting that the text itself names; advice without such a word has no date. */
const WINDOWS: Record<string, { windowStart: number; windowEnd: number }> = {
  'adv-001': { windowStart: 7, windowEnd: 60 }, // from emergence until tasselling
  'adv-003': { windowStart: 21, windowEnd: 42 }, // three to six weeks old
  'adv-012': { windowStart: 0, windowEnd: 90 }, // once a week for the first three months
}
const HOURS_APART = 29
/** Steps through the 49 so that neighbours in time are about different things; the first stays the newest. */
const STRIDE = 17

export function seedAdvisories(db: Writer, now: Date) {
  const all = rows.parse(written)
  const newestFirst = all.flatMap((_, nth) => all[(nth * STRIDE) % all.length] ?? [])
  db.insert(advisories)
    .values(
      newestFirst.map((advisory, nth) => ({
        ...advisory,
        ...WINDOWS[advisory.id],
        id: stableId('advisory', advisory.id),
        cropId: advisory.cropId && cropId(advisory.cropId),
        authorId: nth % 3 === 0 ? DEMO_USERS.extension_agent : null,
        isActive: !INACTIVE.includes(advisory.id),
        createdAt: hoursAgo(now, 3 + nth * HOURS_APART),
        announcedAt: hoursAgo(now, 3 + nth * HOURS_APART),
        validUntil: advisory.category === 'weather' ? eveningOf(dayFrom(now, 3 + (nth % 7))) : null,
      })),
    )
    .run()
}
