import * as z from 'zod'
import { listDispatches } from '#db/queries/messaging/dispatches.ts'
import { findAlert, listAllAlerts } from '#db/queries/weather/weather-alerts.ts'
import { countedPageOf, rowId, selectionInput, switched, switchInput } from '#domain/contract.ts'
import { dispatch, reach, reachOfSeveral } from '#domain/messaging/reach.schema.ts'
import { adminFilter, deletedRow } from '#domain/operations/admin.schema.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { adminAlert, alertEdit, alertReachInput, newAlert } from '#domain/weather/alert-admin.schema.ts'
import { reachOfAlert } from '#services/messaging/reach-of.ts'
import { reachOfAlerts } from '#services/messaging/reach-of-several.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { switchAlerts } from '#services/operations/switch-records.ts'
import { changeAlert, raiseAlert } from '#services/weather/admin-alerts.ts'
import { as, router } from '../trpc.ts'

const table = 'weather_alerts'

export const weatherAlerts = router({
  list: as('admin')
    .input(adminFilter(ADMIN_SORTS.weatherAlert))
    .output(countedPageOf(adminAlert))
    .query(({ ctx, input }) => listAllAlerts(ctx.db, input)),

  create: as('admin')
    .input(newAlert)
    .output(adminAlert)
    .mutation(({ ctx, input }) => ctx.write((tx) => raiseAlert(tx, input, ctx), { table, again: findAlert })),

  change: as('admin')
    .input(alertEdit)
    .output(adminAlert)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeAlert(tx, input, ctx), { table, id: input.id, again: findAlert }),
    ),

  /** Whom it would be announced to. */
  reach: as('admin')
    .input(alertReachInput)
    .output(reach)
    .query(({ ctx, input }) => reachOfAlert(ctx.db, input)),

  /** Whom several would be announced to that are switched on. */
  reachMany: as('admin')
    .input(selectionInput)
    .output(reachOfSeveral)
    .query(({ ctx, input }) => reachOfAlerts(ctx.db, input.ids, ctx)),

  /** Shows several to farmers, or shows them no longer: all or none. */
  switchMany: as('admin')
    .input(switchInput)
    .output(switched)
    .mutation(({ ctx, input }) => ctx.write((tx) => switchAlerts(tx, input, ctx), { table, id: input.ids })),

  /** What was sent of it. */
  dispatches: as('admin')
    .input(z.object({ id: rowId }))
    .output(z.array(dispatch))
    .query(({ ctx, input }) => listDispatches(ctx.db, input.id)),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecord(tx, 'weatherAlert', input.id, ctx), { table, id: input.id }),
    ),
})
