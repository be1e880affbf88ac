import { findCalendarKey } from '#db/queries/support/calendar-keys.ts'
import { findVisit, listVisits } from '#db/queries/support/visits.ts'
import { mapPage, pageOf } from '#domain/contract.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import {
  calendar,
  changeVisitInput,
  newCalendar,
  round,
  roundInput,
  scheduleVisitInput,
  visit,
  visitFilter,
} from '#domain/support/visits/visit.schema.ts'
import { makeCalendarKey, revokeCalendarKey } from '#services/support/visits/calendar-key.ts'
import { changeVisit } from '#services/support/visits/change-visit.ts'
import { planRound } from '#services/support/visits/plan-round.ts'
import { scheduleVisit } from '#services/support/visits/schedule-visit.ts'
import { visitFor } from '#services/support/visits/visit-photos.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')
const table = 'visits'
const FORGOTTEN_DAYS = 60

/** Visits to farmers. */
export const visits = router({
  /** The visits to a farmer; or one's own, and all for administrators. The earliest first. */
  list: agent
    .input(visitFilter)
    .output(pageOf(visit))
    .query(({ ctx, input }) => {
      const isAll = input.farmerId !== undefined || ctx.user.role === 'admin'
      // Forgotten ones from long ago are not ahead any more, and reading past all that are done would take longer each year.
      const from = input.from ?? (input.open ? addDays(dayOf(ctx.now()), -FORGOTTEN_DAYS) : undefined)
      const found = listVisits(ctx.db, { ...input, from, ...(!isAll && { agentId: ctx.user.id }) })
      return mapPage(found, (each) => visitFor(each, ctx.user))
    }),

  schedule: agent
    .input(scheduleVisitInput)
    .output(visit)
    .mutation(({ ctx, input }) => ctx.write((tx) => scheduleVisit(tx, input, ctx), { table, again: findVisit })),

  /** Confirms, moves, completes or cancels a visit. */
  change: agent
    .input(changeVisitInput)
    .output(visit)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeVisit(tx, input, ctx), { table, id: input.id, again: findVisit }),
    ),

  /** The visits of a day in a good order. */
  round: agent
    .input(roundInput)
    .output(round)
    .query(({ ctx, input }) => planRound(ctx.db, input, ctx)),

  /** Whether the caller has an address for a calendar. */
  calendar: agent
    .output(calendar)
    .query(({ ctx }) => ({ since: findCalendarKey(ctx.db, ctx.user.id)?.createdAt ?? null })),

  /** Makes a new address for the calendar, which is shown once. */
  makeCalendar: agent
    .output(newCalendar)
    .mutation(({ ctx }) => ctx.write((tx) => makeCalendarKey(tx, ctx), undefined, (answer) => ({ ...answer, key: null }))), // biome-ignore format: one sentence

  /** Takes the address back: calendars that have it get nothing more. */
  revokeCalendar: agent.output(calendar).mutation(({ ctx }) => ctx.write((tx) => revokeCalendarKey(tx, ctx))),
})
