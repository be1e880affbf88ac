import * as z from 'zod'
import { says } from '../../checks.ts'
import { dayText, newRowId, optionalText, pageInput, requiredText, rowId } from '../../contract.ts'
import { keysOf } from '../../table.ts'
import { VISIT_STATUS } from './visit.ts'

const status = z.enum(keysOf(VISIT_STATUS))

/** A visit of an agent to a farmer; the day and the time are those of the farm. */
export const visit = z.object({
  id: z.string(),
  farmerId: z.string(),
  farmerName: z.string(),
  location: z.string().nullable(),
  phone: z.string().nullable(),
  date: z.string(),
  /** 'HH:MM' */
  time: z.string(),
  purpose: z.string(),
  notes: z.string().nullable(),
  status,
  /** What the agent saw and said there. */
  outcome: z.string().nullable(),
  completedAt: z.string().nullable(),
  agentName: z.string().nullable(),
  /** Photos that were taken there; none where they are not for the reader. */
  photoIds: z.array(z.string()),
  version: z.number(),
})
export type Visit = z.infer<typeof visit>

const day = z.string(says('visitDay')).min(1, says('visitDay')).pipe(dayText)
const time = z.string(says('visitTime')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('visitTime'))
const purpose = requiredText(200, 'visitPurpose')
const notes = optionalText(2000)

/** What the form of a new visit holds. */
export const visitForm = z.object({
  farmerId: z.string(says('visitFarmer')).min(1, says('visitFarmer')).max(64),
  date: day,
  time,
  purpose,
  notes,
})
/** A visit that is planned; not before today where the farm lies. */
export const scheduleVisitInput = visitForm.extend({ id: newRowId })
export type ScheduleVisitInput = z.infer<typeof scheduleVisitInput>

/**
 * What is changed of a visit; an absent key leaves its value as it is. Whoever moves it names the version that they saw,
 * so that two moves are noticed; a step of its status needs none.
 */
export const changeVisitInput = z.object({
  id: rowId,
  version: z.int().positive().optional(),
  status: status.optional(),
  date: dayText.optional(),
  time: time.optional(),
  purpose: purpose.optional(),
  notes: notes.optional(),
  outcome: optionalText(2000).optional(),
  /** Where it was completed (WGS 84), and how exact that is, in metres. */
  place: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      accuracy: z.number().min(0).max(100_000).optional(),
    })
    .optional(),
  /** A photo of the farmer that was taken there; others stay. */
  photoId: rowId.nullish(),
})
export type ChangeVisitInput = z.infer<typeof changeVisitInput>

/** Which visits: of a farmer, or the caller's own (all for administrators); of a period; only those that are ahead. */
export const visitFilter = pageInput.extend({
  farmerId: rowId.optional(),
  from: dayText.optional(),
  until: dayText.optional(),
  /** Only those that are neither completed nor cancelled. */
  open: z.union([z.boolean(), z.stringbool()]).default(false),
})

/** A visit of a round: how far it is from the one before, in kilometres; null where a place is not known. */
const stop = visit.extend({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  km: z.number().nullable(),
})
export type Stop = z.infer<typeof stop>

/** Own farmers of one place and gender, and when one of them was spoken with last. */
const leftOut = z.object({
  place: z.string().nullable(),
  gender: z.string().nullable(),
  farmers: z.number(),
  /** How many of them nobody has spoken with for thirty days. */
  silent: z.number(),
  longestSince: z.string().nullable(),
})

export const roundInput = z.object({
  date: dayText,
  start: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
})
export const round = z.object({ stops: z.array(stop), leftOut: z.array(leftOut) })

/** Whether the caller has an address for a calendar, since when; with the key where it was made just now. */
export const calendar = z.object({ since: z.string().nullable() })
export const newCalendar = z.object({ key: z.string().nullable(), since: z.string() })
