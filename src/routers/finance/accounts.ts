import * as z from 'zod'
import { findOwnAccount, listAccounts } from '#db/queries/finance/accounts.ts'
import { listLines } from '#db/queries/finance/ledger.ts'
import { mapPage, pageInput, pageOf, rowId } from '#domain/contract.ts'
import { account, newAccount, ownAccount } from '#domain/finance/account.schema.ts'
import { walletAccount } from '#domain/finance/ledger.ts'
import { accountStatementInput, balanceLine, statement } from '#domain/finance/statement/statement.schema.ts'
import { problem } from '#domain/problem.ts'
import { accountOf, asAccount } from '#services/finance/accounts/account-answer.ts'
import { addAccount } from '#services/finance/accounts/add-account.ts'
import { confirmHolder } from '#services/finance/accounts/confirm-holder.ts'
import { removeMoneyAccount } from '#services/finance/accounts/remove-account.ts'
import { asBalanceLine } from '#services/finance/ledger/line-answer.ts'
import { readAccountStatement } from '#services/finance/read-statement.ts'
import { as, router } from '../trpc.ts'

const table = 'mobile_money_accounts'

const ownMoney = as('farmer')
  .input(ownAccount)
  .use(({ ctx, input, next }) => {
    const found = findOwnAccount(ctx.db, input.accountId, ctx.user.id)
    if (!found) throw problem('notFound')
    return next({ ctx: { account: found } })
  })

export const accounts = router({
  list: as('farmer')
    .output(z.array(account))
    .query(({ ctx }) => listAccounts(ctx.db, ctx.user.id).map((row) => asAccount(ctx.db, row, ctx.payments))),

  add: as('farmer')
    .input(newAccount)
    .output(account)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => addAccount(tx, input, ctx, ctx.payments), {
        table,
        again: accountOf(ctx.user.id, ctx.payments),
      }),
    ),

  /** The farmer says that the name at the provider is her or his own. */
  confirmHolder: as('farmer')
    .input(z.object({ id: rowId }))
    .output(account)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => confirmHolder(tx, input.id, ctx, ctx.payments), {
        table,
        id: input.id,
        again: accountOf(ctx.user.id, ctx.payments),
      }),
    ),

  remove: as('farmer')
    .input(z.object({ id: rowId }))
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => ctx.write((tx) => removeMoneyAccount(tx, input.id, ctx), { table, id: input.id })),

  /** The lines that make the balance. */
  lines: ownMoney
    .input(pageInput)
    .output(pageOf(balanceLine))
    .query(({ ctx, input: { accountId: _, ...page } }) =>
      mapPage(listLines(ctx.db, walletAccount(ctx.account).id, page), asBalanceLine),
    ),

  statement: as('farmer')
    .input(accountStatementInput)
    .output(statement)
    .query(({ ctx, input }) => readAccountStatement(ctx.db, ctx.user, input)),
})
