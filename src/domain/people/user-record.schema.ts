import * as z from 'zod'
import { optionalText, pageInput, requiredText, rowId, searchWords } from '../contract.ts'
import { adminRow, editedRow } from '../operations/admin.schema.ts'
import { fileId, importStateOf } from '../operations/import/import-state.schema.ts'
import { ROLES } from '../roles.ts'
import { farmerFacts } from '../support/farmer-facts.schema.ts'
import { keysOf } from '../table.ts'
import { typedPhone } from './phone.schema.ts'
import { accountRemoval } from './profile.schema.ts'
import { emailAddress, givenUsername, language, languageWord, user } from './session.schema.ts'
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES, MAX_USERS_AT_ONCE, USER_SORTS, USER_STATES } from './user-record.ts'

/** A user as administrators see one, with what is known of a farmer. */
export const userRecord = user.omit({ hasChosenLanguage: true }).extend({ ...adminRow.shape, ...farmerFacts.shape })
export type UserRecord = z.infer<typeof userRecord>

/** Which users an administrator looks at; words are looked for in name, username, phone, email and place. */
export const userFilter = pageInput.extend({
  search: searchWords,
  role: z.enum(keysOf(ROLES)).optional(),
  state: z.enum(USER_STATES).optional(),
  /** Only those without a phone number. */
  phone: z.literal('none').optional(),
  sort: z.enum(USER_SORTS).default('-createdAt'),
})

const fields = {
  fullName: requiredText(120, 'fullName'),
  username: givenUsername,
  email: emailAddress,
  phone: typedPhone,
  location: optionalText(120),
  language: languageWord,
  role: z.enum(keysOf(ROLES)),
}

/** A user whom an administrator makes. There is no password: the user chooses one with a one-time code. */
export const newUser = z.object({ ...fields, language, role: fields.role.default('farmer') })
export type NewUser = z.infer<typeof newUser>

/** An absent key leaves its value as it is. */
export const userEdit = z.object(fields).partial().extend(editedRow.shape)
export type UserEdit = z.infer<typeof userEdit>

export const userIdInput = z.object({ id: rowId })

/** Whom an administrator erases, with the administrator's own password. */
export const userErasure = userIdInput.extend(accountRemoval.shape)

/** Several users of one call. */
export const userIdsInput = z.object({ ids: z.array(rowId).min(1).max(MAX_USERS_AT_ONCE) })

/** The users as they stand after the write. */
export const changedUsers = z.object({ users: z.array(userRecord) })

/**
 * A code by which a user sets a password, once. It is told with the answer alone: a repeated request answers null in
 * its place.
 */
export const passwordCode = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  code: z.string().nullable(),
  codeExpiresAt: z.string(),
})
export type PasswordCode = z.infer<typeof passwordCode>

export const createdUser = userRecord.extend(passwordCode.pick({ code: true, codeExpiresAt: true }).shape)

const fault = z.object({ line: z.number(), column: z.string(), reason: z.string() })

/** A file of farmers in base64; `dryRun` only tells what an import would do. */
export const farmerImportInput = z.object({
  file: z.base64().max(Math.ceil((MAX_IMPORT_BYTES * 4) / 3) + 4, IMPORT_TOO_LARGE),
  dryRun: z.union([z.boolean(), z.stringbool()]).default(false),
})

/** What a file would change, or has changed, of a farmer who is there. */
const farmerChange = z.object({
  id: z.string(),
  line: z.number(),
  username: z.string(),
  fullName: z.string(),
  columns: z.array(z.string()),
})

/**
 * What an import did or would do: rows without a fault are written, the others come back as a file. The codes are told
 * with the answer alone: a repeated request answers null in their place, and in that of the file.
 */
export const farmerImport = z.object({
  isDryRun: z.boolean(),
  rows: z.number(),
  /** How many rows are farmers whom nobody knows, and how many of these have been written. */
  fresh: z.number(),
  imported: z.number(),
  /** How many rows change a farmer who is there, and how many say what is there. */
  changed: z.number(),
  same: z.number(),
  /** How many of the new ones have the phone number of somebody else. */
  shared: z.number(),
  refused: z.number(),
  /** The first faults, by line. */
  faults: z.array(fault),
  /** Columns of the file that are not imported. */
  ignored: z.array(z.string()),
  /** The lines that were left out because they sum up others. */
  totals: z.array(z.number()),
  /** The first phone numbers that were read otherwise than by their spacing. */
  readings: z.array(z.object({ line: z.number(), written: z.string(), phone: z.string() })),
  /** The farmers who were imported; of a dry run the first ones, without ids. */
  farmers: z.array(
    z.object({
      id: z.string().nullable(),
      username: z.string(),
      fullName: z.string(),
      phone: z.string().nullable(),
      code: z.string().nullable(),
    }),
  ),
  /** The first changes, by line. */
  changes: z.array(farmerChange),
  /** The refused rows as a CSV file, each with its line and the reason; null where there is none. */
  refusedFile: z.string().nullable(),
  codesExpireAt: z.string().nullable(),
})
export type FarmerImport = z.infer<typeof farmerImport>

export const startFarmerImport = z.object({ fileId, isDryRun: z.boolean() })
export const farmerImportState = importStateOf(farmerImport)
