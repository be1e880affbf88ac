import * as z from 'zod'
import { newRowId, pageInput, requiredText, rowId } from '../contract.ts'
import { ROLES } from '../roles.ts'
import { keysOf } from '../table.ts'
import { CARE_TASKS } from './care.ts'
import { cropOfFarmer } from './crop.schema.ts'
import { CROP_ACTIVITIES, CROP_STATUS } from './crop.ts'
import { CROP_EDITS } from './crop-log.ts'

export const cropEdited = z.object({
  field: z.enum(CROP_EDITS),
  to: z.union([z.string(), z.number()]).nullable(),
})

/** One line of a crop's log. `edits` says what changed, `text` what somebody wrote. */
export const cropActivity = z.object({
  id: z.string(),
  kind: z.enum(CROP_ACTIVITIES),
  status: z.enum(keysOf(CROP_STATUS)).nullable(),
  task: z.enum(CARE_TASKS).nullable(),
  text: z.string().nullable(),
  edits: z.array(cropEdited),
  photoId: z.string().nullable(),
  isResolved: z.boolean(),
  createdAt: z.string(),
  /** Who did it; null once the account is gone. */
  author: z.object({ fullName: z.string(), role: z.enum(keysOf(ROLES)) }).nullable(),
})
export type CropActivityLine = z.infer<typeof cropActivity>

export const listCropLogInput = cropOfFarmer.extend({
  ...pageInput.shape,
  limit: pageInput.shape.limit.unwrap().default(20),
  kind: z.enum(CROP_ACTIVITIES).optional(),
})

const MAX_TEXT = 2000
export const addNoteInput = z.object({ id: newRowId, text: requiredText(MAX_TEXT, 'note') })
export type AddNoteInput = z.infer<typeof addNoteInput>

/** Trouble seen on a crop; `isProblem` moves the crop to 'problem' too. */
export const reportProblemInput = z.object({
  id: newRowId,
  text: requiredText(MAX_TEXT, 'problem'),
  photoId: rowId.nullish().transform((id) => id ?? null),
  isProblem: z.boolean().default(false),
})
export type ReportProblemInput = z.infer<typeof reportProblemInput>

export const resolveProblemInput = cropOfFarmer.extend({ activityId: rowId, isResolved: z.boolean() })
