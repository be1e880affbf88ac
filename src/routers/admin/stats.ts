import { countMoneyWaiting } from '#db/queries/finance/waiting.ts'
import { countCourses, countPlatform } from '#db/queries/operations/counts.ts'
import { dayOf } from '#domain/dates.ts'
import { moneyWaiting } from '#domain/finance/waiting.schema.ts'
import { contentHealth } from '#domain/operations/content-health.schema.ts'
import { serverState } from '#domain/operations/server-state.schema.ts'
import { adminStats, adminTrends, courseStats } from '#domain/operations/stats.schema.ts'
import { readContentHealth } from '#services/operations/content-health.ts'
import { readServerState } from '#services/operations/machine.ts'
import { readTrends } from '#services/operations/read-trends.ts'
import { as, router } from '../trpc.ts'

export const stats = router({
  overview: as('admin')
    .output(adminStats)
    .query(({ ctx }) => countPlatform(ctx.db, ctx.now().toISOString())),

  courses: as('admin')
    .output(courseStats)
    .query(({ ctx }) => countCourses(ctx.db)),

  trends: as('admin')
    .output(adminTrends)
    .query(({ ctx }) => readTrends(ctx.db, ctx.now())),

  waiting: as('admin')
    .output(moneyWaiting)
    .query(({ ctx }) => countMoneyWaiting(ctx.db, dayOf(ctx.now()))),

  /** The state of the server, for whoever runs it. */
  server: as('admin')
    .output(serverState)
    .query(({ ctx }) => readServerState(ctx.db, ctx.machine())),

  health: as('admin')
    .output(contentHealth)
    .query(({ ctx }) => readContentHealth(ctx.db, ctx.now())),
})
