import * as z from 'zod'
import { dayText, rowId } from '../contract.ts'
import { CARE_TASKS } from './care.ts'

const task = z.enum(CARE_TASKS)

/** A task of a crop's care; `every` in days where it comes back. */
export const careItem = z.object({
  task,
  due: z.string(),
  state: z.enum(['overdue', 'thisWeek', 'later', 'done']),
  doneOn: z.string().nullable(),
  every: z.number().nullable(),
})

/** A task that presses, with the crop that asks for it. */
export const careDue = careItem.extend({ cropId: z.string(), cropName: z.string() })
export type CareDue = z.infer<typeof careDue>

/** The day it is where the farmer is; the server's own day when absent. */
const careDay = z.object({ today: dayText.optional() })

/** What is due within so many days, counted from today. */
export const listCareInput = careDay.extend({ ahead: z.int().min(1).max(366).default(7) })

export const careOfCrop = careDay.extend({ farmerId: rowId, cropId: rowId })
export const careDoneInput = careOfCrop.extend({ task })
/** `doneOn` is the day on which the task was last done: an earlier time of a task that comes back stays in the log. */
export const undoCareInput = careDoneInput.extend({ doneOn: dayText })
