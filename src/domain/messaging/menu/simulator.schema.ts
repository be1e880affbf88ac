import * as z from 'zod'
import { boundedText } from '../../contract.ts'
import { keysOf } from '../../table.ts'
import { RECEIVED_STATUS } from '../received.ts'
import { SMS_STATUS } from '../sms.ts'

/** What the simulator works with: the secret of the hooks, and the phones that it can be. */
export const simulator = z.object({
  hookKey: z.string(),
  /** `name` is null for a number that nobody has. */
  phones: z.array(z.object({ name: z.string().nullable(), phone: z.string() })),
  /** Whether any other number may be typed. */
  isOpen: z.boolean(),
})
export type Simulator = z.infer<typeof simulator>

export const phoneLinesInput = z.object({ phone: boundedText(30) })

/** A message on the phone: one that we sent, or one that we received. */
export const phoneLine = z.object({
  id: z.string(),
  kind: z.enum(['sent', 'received']),
  message: z.string(),
  status: z.enum([...keysOf(SMS_STATUS), ...keysOf(RECEIVED_STATUS)]),
  createdAt: z.string(),
})
export type PhoneLine = z.infer<typeof phoneLine>
