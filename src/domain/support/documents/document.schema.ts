import * as z from 'zod'
import { optionalText, pageInput, requiredText, searchWords } from '../../contract.ts'
import { DOCUMENT_CATEGORIES, DOCUMENT_TYPES } from './document.ts'

/** A document that the team shares. */
export const document = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  /** Its size in bytes. */
  size: z.number(),
  category: z.enum(DOCUMENT_CATEGORIES),
  description: z.string().nullable(),
  /** The name of who uploaded it; null where the account is gone. */
  uploadedBy: z.string().nullable(),
  uploadedAt: z.string(),
  /** Whether the reader may delete it: own ones, and all for administrators. */
  canDelete: z.boolean(),
})
export type Document = z.infer<typeof document>

export const documentFilter = pageInput.extend({
  category: z.enum(DOCUMENT_CATEGORIES).optional(),
  search: searchWords,
})

const MAX_NAME = 200

/** What is said of a document beside its bytes. */
export const documentInput = z.object({
  name: requiredText(MAX_NAME, 'fileName').transform((name) => name.replaceAll(/[\p{Cc}/\\]/gu, '_')),
  category: z.enum(DOCUMENT_CATEGORIES).default('other'),
  description: optionalText(500),
})
export type DocumentInput = z.infer<typeof documentInput>
