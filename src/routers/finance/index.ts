import { financeOverview } from '#domain/finance/overview.schema.ts'
import { readOverview } from '#services/finance/read-overview.ts'
import { as, router } from '../trpc.ts'
import { accounts } from './accounts.ts'
import { insurance } from './insurance.ts'
import { loans } from './loans.ts'
import { methods } from './methods.ts'
import { paybill } from './paybill.ts'
import { products } from './products.ts'
import { transactions } from './transactions.ts'

export const finance = router({
  accounts,
  insurance,
  loans,
  methods,
  overview: as('farmer')
    .output(financeOverview)
    .query(({ ctx }) => readOverview(ctx.db, ctx.user.id)),
  paybill,
  products,
  transactions,
})
