import * as z from 'zod'
import { requiredText, rowId } from '../../contract.ts'
import { MAX_USERS_AT_ONCE } from '../user-record.ts'

/** How many codes one call gives, and one file prints. */
export const MAX_START_CODES = 1000

/** For whom: some farmers, or all who have chosen no password yet. `bySms` also sends each code to the farmer's phone. */
export const startCodesInput = z.object({
  ids: z.array(rowId).min(1).max(MAX_USERS_AT_ONCE).optional(),
  bySms: z.boolean().default(false),
})
export type StartCodesInput = z.infer<typeof startCodesInput>

/** A new code of a farmer, told with this answer alone: a repeated request answers null in its place. */
const startCode = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  phone: z.string().nullable(),
  code: z.string().nullable(),
  /** Whether the code was sent to the phone. */
  isSent: z.boolean(),
})

/** New codes, the earlier ones being worth nothing. */
export const startCodes = z.object({
  farmers: z.array(startCode),
  /** How many of the asked are no farmers who wait for a code: they have a password, or cannot sign in. */
  others: z.number(),
  /** Whether there are more who wait than one call gives codes to. */
  hasMore: z.boolean(),
  codesExpireAt: z.string().nullable(),
})
export type StartCodes = z.infer<typeof startCodes>

/** Codes to be printed as slips that are cut apart. */
export const startCodeSlips = z.object({
  slips: z
    .array(
      z.object({ fullName: requiredText(200, 'fullName'), username: z.string().max(64), code: z.string().max(40) }),
    )
    .min(1)
    .max(MAX_START_CODES),
  validUntil: z.iso.datetime(),
})
export type StartCodeSlips = z.infer<typeof startCodeSlips>
