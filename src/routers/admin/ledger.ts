import {
  ledgerCheck,
  ledgerStatus,
  movement,
  movementInput,
  reverseMovementInput,
} from '#domain/finance/ledger-admin.schema.ts'
import { checkLedgerNow, saveLedgerCheck } from '#services/finance/ledger/check-now.ts'
import { readLedgerStatus, readMovementOf } from '#services/finance/ledger/read-movement.ts'
import { takeBackMovement } from '#services/finance/ledger/take-back-movement.ts'
import { as, router } from '../trpc.ts'

/** The books: their check, and what a payment has moved in them. */
export const ledger = router({
  status: as('admin')
    .output(ledgerStatus)
    .query(({ ctx }) => readLedgerStatus(ctx.db)),

  check: as('admin')
    .output(ledgerCheck)
    .mutation(async ({ ctx }) => {
      const result = await checkLedgerNow(ctx.db, ctx)
      return ctx.write((tx) => saveLedgerCheck(tx, result, ctx.now()))
    }),

  movement: as('admin')
    .input(movementInput)
    .output(movement.nullable())
    .query(({ ctx, input }) => readMovementOf(ctx.db, input.transactionId)),

  reverse: as('admin')
    .input(reverseMovementInput)
    .output(movement)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => takeBackMovement(tx, input, ctx), {
        table: 'financial_transactions',
        idsOf: ({ correctionId }) => [correctionId].filter((id) => id !== null),
      }),
    ),
})
