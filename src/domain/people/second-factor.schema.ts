import * as z from 'zod'
import { requiredText } from '../contract.ts'
import type { Role } from '../roles.ts'
import { credentials } from './session.schema.ts'

/** The roles that sign-in with a code is offered to: those who see what is other people's. */
export const SECOND_FACTOR_ROLES = ['extension_agent', 'admin'] as const satisfies Role[]
export type SecondFactorRole = (typeof SECOND_FACTOR_ROLES)[number]

export const isOfferedSecondFactor = (role: Role): role is SecondFactorRole =>
  SECOND_FACTOR_ROLES.some((offered) => offered === role)

/** Which roles must sign in with a code. */
export const secondFactorRule = z.object({ extension_agent: z.boolean(), admin: z.boolean() })
export type SecondFactorRule = z.infer<typeof secondFactorRule>

/** A change: a role that is not named stays as it is. */
export const secondFactorChange = secondFactorRule.partial()

/** The rule as it is stored, with the user who changed it last. */
export const keptRule = z.object({ rule: secondFactorRule, changedBy: z.string(), changedAt: z.string() })

const share = z.object({ people: z.number(), withCode: z.number() })
/** What an administrator sees of it: the rule, who changed it last, and how many have a code already. */
export const secondFactorSettings = z.object({
  rule: secondFactorRule,
  /** Null where it was never changed, or where that account is gone. */
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  /** Whether the caller uses it: before that, the caller cannot require it of others. */
  isOwnOn: z.boolean(),
  shares: z.object({ extension_agent: share, admin: share }),
})

/** How things stand for the one who asks. */
export const secondFactorStatus = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number(),
})

/** What an authenticator app needs: as an address for a QR code, and as a key to type. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() })

export const codeInput = z.object({ code: requiredText(40, 'code') })
export const provenCode = codeInput.extend({ password: credentials.shape.password })

/** Shown once, when they are made. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
