import * as z from 'zod'
import { says } from '../../checks.ts'
import { pageInput, requiredText, rowId } from '../../contract.ts'
import { CURRENCIES } from '../../places.ts'
import { keysOf } from '../../table.ts'
import { isPayable, MAX_AMOUNT } from '../amount.schema.ts'
import { DECISION_STATUS, DECISIONS } from './decision.ts'

const kind = z.enum(keysOf(DECISIONS))
const person = z.object({ id: z.string(), fullName: z.string() })

/** A decision that waits for a second person; the amount in major units. */
export const pendingDecision = z.object({ id: z.string(), kind, amount: z.number(), by: person })
export type PendingDecision = z.infer<typeof pendingDecision>

/** The same with all that a second person needs to know, and how it ended. */
export const decision = z.object({
  id: z.string(),
  kind,
  status: z.enum(DECISION_STATUS),
  subjectId: z.string(),
  /** Whose loan, claim or payment it is, or whose limit; null for the limit of everybody, and money that is not claimed. */
  person: person.nullable(),
  /** Of a limit the new one; null takes it away. */
  amount: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  /** Why, where the decision says so. */
  reason: z.string().nullable(),
  /** By which a payment is known to have arrived. */
  receipt: z.string().nullable(),
  proposedBy: person,
  createdAt: z.string(),
  decidedBy: person.nullable(),
  decidedAt: z.string().nullable(),
  /** Why it was declined. */
  declined: z.string().nullable(),
  /** Whether the caller may confirm it, or else why not. */
  standing: z.enum(['confirmable', 'own', 'beyondLimit', 'ended']),
})
export type Decision = z.infer<typeof decision>

export const decisionFilter = pageInput.extend({ status: z.enum(['open', 'ended']).default('open') })
export const decisionIdInput = z.object({ id: rowId })
export const decisionRefusal = decisionIdInput.extend({ reason: requiredText(300, 'reason') })
export type DecisionRefusal = z.infer<typeof decisionRefusal>

/** Up to which amount people decide by themselves; of everybody where no person is named. Amounts in major units. */
const decisionLimit = z.object({
  person: person.nullable(),
  currency: z.enum(CURRENCIES),
  amount: z.number(),
})
export const decisionLimits = z.object({
  limits: z.array(decisionLimit),
  /** Who may have a limit, and be a second person. */
  people: z.array(person),
})
export type DecisionLimits = z.infer<typeof decisionLimits>

const limitAmount = z.number(says('limit')).min(0, says('limit')).max(MAX_AMOUNT, says('amountTooHigh'))
/** An amount of null takes the limit away. */
export const limitInput = z
  .object({ userId: rowId.nullable(), currency: z.enum(CURRENCIES, says('currency')), amount: limitAmount.nullable() })
  .refine(({ amount, currency }) => amount === null || isPayable(amount, currency), {
    path: ['amount'],
    ...says('amountDecimals'),
  })
export type LimitInput = z.infer<typeof limitInput>

/** The same as a form has it: nobody named is everybody. */
export const limitForm = z
  .object({
    userId: z.string().transform((id) => id || null),
    currency: z.enum(CURRENCIES, says('currency')),
    amount: limitAmount,
  })
  .refine(({ amount, currency }) => isPayable(amount, currency), { path: ['amount'], ...says('amountDecimals') })

/** What became of a change of a limit: it holds, or waits for a second person. */
export const limitChange = decisionLimits.extend({ pending: pendingDecision.nullable() })
export type LimitChange = z.infer<typeof limitChange>
