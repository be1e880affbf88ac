import * as z from 'zod'
import { says } from '../checks.ts'
import { optionalText, requiredText } from '../contract.ts'
import { adminRow, editedRow } from '../operations/admin.schema.ts'
import { keysOf } from '../table.ts'
import { crop } from './crop.schema.ts'
import { CROP_GROUPS } from './crop-group.ts'

/** A crop of the catalogue as administrators see it: archived ones too, with how many farmers' crops it has. */
export const adminCrop = crop.extend({ archivedAt: z.string().nullable(), growers: z.number(), ...adminRow.shape })
export type AdminCrop = z.infer<typeof adminCrop>

const webAddress = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, ...says('url') }).max(500)], says('url'))
  .nullish()
  .transform((value) => value || null)

const growthDuration = z
  .union(
    [z.literal(''), z.int(says('growthDuration')).min(1, says('growthDuration')).max(3650)],
    says('growthDuration'),
  )
  .nullish()
  .transform((value) => value || null)

const fields = {
  name: requiredText(100, 'name'),
  localName: optionalText(100),
  description: optionalText(2000),
  plantingSeason: optionalText(200),
  harvestSeason: optionalText(200),
  growthDuration,
  imageUrl: webAddress,
  group: z.enum(keysOf(CROP_GROUPS)),
}

export const newCrop = z.object({ ...fields, group: fields.group.default('cereal') })
export type NewCrop = z.infer<typeof newCrop>

/** An absent key leaves its value as it is. An archived crop has left the catalogue; who grows it goes on growing it. */
export const cropEdit = z
  .object({ ...fields, isArchived: z.boolean() })
  .partial()
  .extend(editedRow.shape)
