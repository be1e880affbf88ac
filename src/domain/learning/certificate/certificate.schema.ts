import * as z from 'zod'
import { requiredText } from '#domain/contract.ts'
import { readCertificateCode } from './certificate-code.ts'

/** A learner's own certificate. */
export const certificate = z.object({
  code: z.string(),
  learnerName: z.string(),
  courseTitle: z.string(),
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
})
export type Certificate = z.infer<typeof certificate>

/** What anyone learns who has the code of a certificate, and nothing else. */
export const verifiedCertificate = z.object({
  code: z.string(),
  initials: z.string(),
  course: z.string(),
  issuedAt: z.string(),
  status: z.enum(['valid', 'revoked']),
})

/** A code however it is typed, as it is stored where it is one. */
const code = requiredText(60, 'code').transform((typed) => {
  const read = readCertificateCode(typed)
  return read.isMistyped ? typed : read.code
})

export const certificateCodeInput = z.object({ code })

export const revokeCertificateInput = z.object({ code, reason: requiredText(500, 'reason') })
