import { z } from 'zod'
import { listAllAlerts } from '#db/queries/weather/weather-alerts.ts'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { deletedRow, deskFilter } from '#domain/operations/desk.schema.ts'
import { DESK_SORTS } from '#domain/operations/desk-sorts.ts'
import { alertEdit, deskAlert, newAlert } from '#domain/weather/alert-desk.schema.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { changeAlert, raiseAlert } from '#services/weather/desk-alerts.ts'
import { as, router } from '../trpc.ts'

const table = 'weather_alerts'

export const weatherAlerts = router({
  list: as('admin')
    .input(deskFilter(DESK_SORTS.weatherAlert))
    .output(countedPageOf(deskAlert))
    .query(({ ctx, input }) => listAllAlerts(ctx.db, input)),

  create: as('admin')
    .input(newAlert)
    .output(deskAlert)
    .mutation(({ ctx, input }) => ctx.write((tx) => raiseAlert(tx, input, ctx), { table })),

  change: as('admin')
    .input(alertEdit)
    .output(deskAlert)
    .mutation(({ ctx, input }) => ctx.write((tx) => changeAlert(tx, input, ctx), { table, id: input.id })),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecord(tx, 'weatherAlert', input.id, ctx), { table, id: input.id }),
    ),
})
