import * as z from 'zod'
import { requiredText, rowId } from '../../contract.ts'
import { keysOf } from '../../table.ts'
import { CODE_WAYS } from './phone-proof.ts'

/** Whose number: that of the profile, or that of an own account of mobile money. */
export const ownNumberInput = z.object({ accountId: rowId.optional() })

/** How things stand with an own number. */
export const phoneProof = z.object({
  /** In international form; null where there is none, or none that can be dialled from everywhere. */
  phone: z.string().nullable(),
  isProved: z.boolean(),
  /** The codes that can still be given back. */
  open: z.array(z.object({ way: z.enum(keysOf(CODE_WAYS)), expiresAt: z.string() })),
  /** What is dialled for the menu, as the gateway last named it; null where nobody has dialled it yet. */
  serviceCode: z.string().nullable(),
})
export type PhoneProof = z.infer<typeof phoneProof>

/** A code that was sent tells nothing here; one that the screen shows is in `code`. */
export const phoneCode = z.object({ phone: z.string(), expiresAt: z.string(), code: z.string().nullable() })

export const provePhoneInput = ownNumberInput.extend({ code: requiredText(12, 'code') })
