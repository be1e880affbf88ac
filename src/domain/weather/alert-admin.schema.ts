import * as z from 'zod'
import { says } from '../checks.ts'
import { endOfDay, instantText, requiredText, withDefaults } from '../contract.ts'
import { placeLevel } from '../messaging/reach.schema.ts'
import { adminRow, editedRow, localMoment, publishAt, scheduledRow } from '../operations/admin.schema.ts'
import { keysOf } from '../table.ts'
import { weatherAlert } from './alert.schema.ts'
import { ALERT_SOURCES, ALERT_TYPES, SEVERITIES } from './alert.ts'

/** An alert as administrators see it: those that ended or were switched off too. */
export const adminAlert = weatherAlert
  .omit({ notice: true, zone: true })
  .extend({ source: z.enum(ALERT_SOURCES), createdAt: z.string(), ...adminRow.shape, ...scheduledRow.shape })
export type AdminAlert = z.infer<typeof adminAlert>

const fields = {
  title: requiredText(200, 'title'),
  description: requiredText(2000, 'description'),
  alertType: z.enum(ALERT_TYPES, says('alertType')),
  severity: z.enum(keysOf(SEVERITIES), says('severity')),
  location: requiredText(120, 'location'),
  isActive: z.boolean(),
}
const expiresAt = z.union([z.literal(''), instantText], says('moment')).nullable()

export const newAlert = z.object({
  ...withDefaults(fields, { isActive: true }),
  expiresAt: expiresAt.optional().transform((value) => value || null),
  publishAt,
})
export type NewAlert = z.infer<typeof newAlert>

/** The form of the admin area: the alert ends with a day. */
export const alertForm = z.object({ ...fields, expiresAt: endOfDay, publishAt: localMoment })

/** An absent key leaves its value as it is. */
export const alertEdit = z
  .object({ ...fields, expiresAt: expiresAt.transform((value) => value || null), publishAt })
  .partial()
  .extend(editedRow.shape)

/** An alert whose reach is asked for, before it is written. */
export const alertReachInput = z.object({ location: fields.location, severity: fields.severity, placeLevel })
