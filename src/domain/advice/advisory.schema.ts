import * as z from 'zod'
import { says } from '../checks.ts'
import { endOfDay, instantText, optionalText, pageInput, requiredText, rowId, searchWords } from '../contract.ts'
import { smsText } from '../messaging/delivery/sms-text.schema.ts'
import { placeLevel } from '../messaging/reach.schema.ts'
import { adminRow, editedRow, localMoment, publishAt, scheduledRow } from '../operations/admin.schema.ts'
import { keysOf } from '../table.ts'
import {
  ADVISORY_ANSWERS,
  ADVISORY_CATEGORIES,
  ADVISORY_LANGUAGES,
  type AdvisoryAnswer,
  ANNOUNCE_TO,
  type AnnounceTo,
  PRIORITIES,
} from './advisory.ts'

const category = z.enum(keysOf(ADVISORY_CATEGORIES), {
  error: (issue) => (issue.input ? undefined : says('category').error(issue)),
})
const priority = z.enum(keysOf(PRIORITIES))
const language = z.enum(ADVISORY_LANGUAGES)

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
  /** The days after planting between which it is meant for a crop, where it has a date at all. */
  windowStart: z.number().nullable(),
  windowEnd: z.number().nullable(),
})
export type Advisory = z.infer<typeof advisory>

export const advisoryFilter = pageInput.extend({
  language: language.default('english'),
  category: category.optional(),
  /** Words to look for in title and content. */
  search: searchWords,
})

/** The few of the home. */
export const nearestAdvisoriesInput = advisoryFilter
  .pick({ language: true })
  .extend({ most: z.int().min(1).max(12).default(3) })
export type NearestAdvisoriesInput = z.infer<typeof nearestAdvisoriesInput>

/** An advisory, and whether it is about a crop that the reader grows. */
export const nearAdvisory = advisory.extend({ isOwnCrop: z.boolean() })
export type NearAdvisory = z.infer<typeof nearAdvisory>

/** Of which advisories a count is asked: of a language, with some words. */
export const advisoryCountsInput = advisoryFilter.pick({ language: true, search: true })

/** How many active advisories there are, in all and by category. */
export const advisoryCounts = z.object({
  all: z.number(),
  byCategory: z.partialRecord(z.enum(keysOf(ADVISORY_CATEGORIES)), z.number()),
})
export type AdvisoryCounts = z.infer<typeof advisoryCounts>

/** Advice whose date has come for a crop of the farmer's. */
export const dueAdvice = z.object({
  id: z.string(),
  advisory,
  cropName: z.string(),
  until: z.string(),
  answer: z.enum(ADVISORY_ANSWERS).nullable(),
})
export type DueAdvice = z.infer<typeof dueAdvice>

/** What a farmer answers; who cannot says why. */
export const answerAdviceInput = z
  .object({ deliveryId: rowId, answer: z.enum(ADVISORY_ANSWERS), reason: optionalText(500) })
  .refine(({ answer, reason }) => answer === 'done' || reason, { path: ['reason'], ...says('reason') })
export type AnswerAdviceInput = z.infer<typeof answerAdviceInput>

const answers = { done: z.number(), cannot: z.number() } satisfies Record<AdvisoryAnswer, z.ZodNumber>

/** What became of advice with a date: how many crops it reached, and what their farmers answered. */
export const adviceOutcome = z.object({
  reached: z.number(),
  ...answers,
  reasons: z.array(z.string()),
})

const daysAfterPlanting = z
  .int()
  .min(0)
  .max(3650)
  .nullish()
  .transform((value) => value ?? null)

/** What an advisory says. The crop 'all' of the form, null and an absent key all mean every crop. */
const fields = {
  title: requiredText(200, 'title'),
  content: requiredText(10_000, 'content'),
  category,
  cropId: z
    .string()
    .max(64)
    .nullish()
    .transform((value) => (value && value !== 'all' ? value : null)),
  priority,
  language,
  validUntil: z
    .union([z.literal(''), instantText], says('moment'))
    .nullish()
    .transform((value) => value || null),
  windowStart: daysAfterPlanting,
  windowEnd: daysAfterPlanting,
  publishAt,
}

type Window = { windowStart: number | null; windowEnd: number | null; cropId: string | null }
const hasBothDays = ({ windowStart, windowEnd }: Omit<Window, 'cropId'>) =>
  (windowStart === null) === (windowEnd === null) && (windowStart ?? 0) <= (windowEnd ?? 0)
const hasItsCrop = ({ windowStart, cropId }: Omit<Window, 'windowEnd'>) => windowStart === null || cropId !== null
/** Whether the days between which advice is meant make sense. */
export const isWindowRight = (window: Window) => hasBothDays(window) && hasItsCrop(window)

/** Whom it is announced to, as its author chose, and a copy by text message. */
const announcement = {
  // Empty, null and absent all mean: as usual.
  announceTo: z
    .enum(['', ...ANNOUNCE_TO])
    .nullish()
    .transform((value) => value || null),
  announcePlace: optionalText(100),
  sms: z
    .union([z.literal(''), smsText], says('smsTooLong'))
    .nullish()
    .transform((value) => value || null),
}
type Announcement = { announceTo: AnnounceTo | null; announcePlace: string | null; cropId: string | null }
const hasAnnouncedPlace = ({ announceTo, announcePlace }: Announcement) =>
  announceTo !== 'place' || announcePlace !== null
const hasAnnouncedCrop = ({ announceTo, cropId }: Announcement) => announceTo !== 'growers' || cropId !== null

/** An advisory to publish. */
export const publishAdvisoryInput = z
  .object({
    ...fields,
    ...announcement,
    priority: priority.default('medium'),
    language: language.default('english'),
  })
  .refine(hasAnnouncedPlace, { path: ['announcePlace'], ...says('announcePlace') })
  .refine(hasAnnouncedCrop, { path: ['cropId'], ...says('announceCrop') })
  .refine(hasBothDays, { path: ['windowEnd'], ...says('window') })
  .refine(hasItsCrop, { path: ['cropId'], ...says('windowCrop') })
export type PublishAdvisoryInput = z.infer<typeof publishAdvisoryInput>

/** An administrator may write one that is not shown yet. */
export const newAdvisory = publishAdvisoryInput.safeExtend({ isActive: z.boolean().default(true) })

/** An advisory as administrators see it: those that were switched off too, with the name of the author. */
export const adminAdvisory = advisory.extend({
  author: z.string().nullable(),
  authorId: z.string().nullable(),
  /** Who wrote its present words, where that is not the author. */
  editorId: z.string().nullable(),
  /** It waits for somebody other than its author to approve it, and nobody is shown it. */
  needsApproval: z.boolean(),
  approvedAt: z.string().nullable(),
  announcedAt: z.string().nullable(),
  ...adminRow.shape,
  ...scheduledRow.shape,
})
export type AdminAdvisory = z.infer<typeof adminAdvisory>

/** The form of the admin area: the last day is a day, and the window stays as it is. */
export const advisoryForm = z.object({
  title: fields.title,
  content: fields.content,
  category,
  cropId: fields.cropId,
  priority,
  language,
  validUntil: endOfDay,
  isActive: z.boolean(),
  publishAt: localMoment,
})

/** An absent key leaves its value as it is. */
export const advisoryEdit = z
  .object({ ...fields, isActive: z.boolean() })
  .partial()
  .extend(editedRow.shape)

/** Whether advice that names a chemical or a dose needs the approval of a second person. */
export const adviceApproval = z.object({ isRequired: z.boolean() })
export type AdviceApproval = z.infer<typeof adviceApproval>

/** An advisory whose reach is asked for, before it is written. */
export const advisoryReachInput = z.object({
  priority,
  cropId: fields.cropId,
  placeLevel,
  ...announcement,
})
export type AdvisoryReachInput = z.infer<typeof advisoryReachInput>

/** The form of an agent (document 2): a last day in place of a moment. */
export const agentAdvisoryForm = z
  .object({
    title: fields.title,
    content: fields.content,
    category,
    cropId: fields.cropId,
    priority,
    language,
    validUntil: endOfDay,
    ...announcement,
  })
  .refine(hasAnnouncedPlace, { path: ['announcePlace'], ...says('announcePlace') })
  .refine(hasAnnouncedCrop, { path: ['cropId'], ...says('announceCrop') })
