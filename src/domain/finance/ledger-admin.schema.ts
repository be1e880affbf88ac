import * as z from 'zod'
import { requiredText, rowId } from '../contract.ts'
import { job } from '../operations/jobs.schema.ts'
import { keysOf } from '../table.ts'
import { pendingDecision } from './decisions/decision.schema.ts'
import { LEDGER_ACCOUNTS, MOVEMENTS } from './ledger.ts'

/** A movement of the ledger with its sides, for administrators; amounts in major units. */
export const movement = z.object({
  number: z.number(),
  kind: z.enum(MOVEMENTS),
  createdAt: z.string(),
  /** The movement that takes this one back. */
  reversedBy: z.number().nullable(),
  /** The line of a farmer's history that shows it. */
  correctionId: z.string().nullable(),
  isReversible: z.boolean(),
  /** It went to a phone outside, from where no provider calls it back: it is owed until it has come back. */
  isOutside: z.boolean(),
  /** Somebody takes it back, and a second person has not confirmed it. */
  pendingDecision: pendingDecision.nullable(),
  entries: z.array(
    z.object({
      kind: z.enum(keysOf(LEDGER_ACCOUNTS)),
      accountId: z.string(),
      amount: z.number(),
      currency: z.string(),
    }),
  ),
})
export type Movement = z.infer<typeof movement>

export const movementInput = z.object({ transactionId: rowId })

export const reverseMovementInput = z.object({
  number: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** The farmer reads it in the history. */
  reason: requiredText(300, 'reason'),
  /** The receipt of money that came back from outside. */
  cameBack: z.string().trim().max(60).optional(),
  /** It has not come back: it is booked as owed by the farmer, and nothing is paid again before it has. */
  isOwed: z.boolean().optional(),
})
export type ReverseMovementInput = z.infer<typeof reverseMovementInput>

export const ledgerStatus = z.object({ movements: z.number(), lastCheck: job.nullable() })
export type LedgerStatus = z.infer<typeof ledgerStatus>

/** How many movements there are, and what is wrong, in words. */
export const ledgerCheck = z.object({ checked: z.number(), wrong: z.array(z.string()) })
