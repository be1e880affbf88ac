import { z } from 'zod'
import { instantText, pageInput, requiredText } from '../contract.ts'
import { idsOf } from '../table.ts'
import { ADVISORY_CATEGORIES, ADVISORY_LANGUAGES, PRIORITIES } from './advisory.ts'

const category = z.enum(idsOf(ADVISORY_CATEGORIES), {
  error: (issue) => (issue.input ? undefined : 'Category is required'),
})
const priority = z.enum(idsOf(PRIORITIES))
const language = z.enum(idsOf(ADVISORY_LANGUAGES))

export const advisory = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category,
  priority,
  language: z.string(),
  isActive: z.boolean(),
  createdAt: z.string(),
  validUntil: z.string().nullable(),
  cropId: z.string().nullable(),
  crop: z.object({ name: z.string(), localName: z.string().nullable() }).nullable(),
})
export type Advisory = z.infer<typeof advisory>

export const advisoryFilter = pageInput.extend({ language: language.default('english') })

/** An advisory to publish. The crop 'all' of the form, null and an absent key all mean every crop. */
export const advisoryToWrite = z.object({
  title: requiredText(200, 'Title is required'),
  content: requiredText(10_000, 'Content is required'),
  category,
  cropId: z
    .string()
    .max(64)
    .nullish()
    .transform((value) => (value && value !== 'all' ? value : null)),
  priority: priority.default('medium'),
  language: language.default('english'),
  validUntil: z
    .union([z.literal(''), instantText])
    .nullish()
    .transform((value) => value || null),
})
export type AdvisoryToWrite = z.infer<typeof advisoryToWrite>
