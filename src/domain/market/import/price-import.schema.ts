import * as z from 'zod'
import { rowId } from '#domain/contract.ts'
import { fileId, importStateOf } from '#domain/operations/import/import-state.schema.ts'

/** What becomes of the rows of a file: each is counted in one of these. */
export const IMPORT_GROUPS = ['new', 'changed', 'same', 'doubtful', 'refused'] as const

/** How many rows of a group are shown, and how many reasons and commodities are listed. */
export const MAX_SAMPLES = 100
export const MAX_REASONS = 200
export const MAX_COMMODITIES = 1000

const count = z.number()

/** The rows of a file, counted, and why rows were refused, the most frequent reason first. */
export const priceImportAnswer = z.object({
  new: count,
  changed: count,
  same: count,
  doubtful: count,
  refused: count,
  reasons: z.array(z.object({ reason: z.string(), rows: count })),
})

const priceSample = z.object({
  line: count,
  cropId: z.string(),
  market: z.string(),
  date: z.string(),
  currency: z.string(),
  /** In major units; `other` is the price that it replaces, or for a doubtful one what is usual. */
  pricePerKg: z.number(),
  other: z.number().nullable(),
})
export type PriceSample = z.infer<typeof priceSample>

const refusedSample = z.object({ line: count, text: z.string(), reason: z.string() })
export type RefusedSample = z.infer<typeof refusedSample>

/** A commodity of the file and its crop: by an administrator's choice, where there is one, and otherwise by its name. */
const commodity = z.object({
  name: z.string(),
  rows: count,
  cropId: z.string().nullable(),
  by: z.enum(['name', 'choice']),
})
export type ImportedCommodity = z.infer<typeof commodity>

/** All that an administrator sees of a file before and after it is imported. */
const priceImportReport = priceImportAnswer.extend({
  isDryRun: z.boolean(),
  /** How many rows were written. */
  written: count,
  commodities: z.array(commodity),
  samples: z.object({
    new: z.array(priceSample),
    changed: z.array(priceSample),
    doubtful: z.array(priceSample),
    refused: z.array(refusedSample),
  }),
})
export type PriceImportReport = z.infer<typeof priceImportReport>

export const DOUBTFUL_CHOICES = ['skip', 'take'] as const
export const doubtfulChoice = z.enum(DOUBTFUL_CHOICES).default('skip')
export type DoubtfulChoice = z.infer<typeof doubtfulChoice>

export const priceImportState = importStateOf(priceImportReport)

export const startPriceImport = z.object({
  fileId,
  isDryRun: z.boolean(),
  doubtful: doubtfulChoice,
})

/** Which crop a commodity of such files is; null leaves its rows out. */
export const chooseCropInput = z.object({ name: z.string().trim().min(1).max(100), cropId: rowId.nullable() })
export const chosenCrop = z.object({ name: z.string(), cropId: z.string().nullable() })
