import { paybill as paybillOffer, payNumber, payNumberInput } from '#domain/finance/payments/received.schema.ts'
import { payNumberFor } from '#services/finance/received/pay-number.ts'
import { as, router } from '../trpc.ts'

/** Paying by the phone's own menu: to our paybill with a short number, or to our till. */
export const paybill = router({
  offer: as('farmer', 'admin')
    .output(paybillOffer.nullable())
    .query(({ ctx: { payments } }) => {
      if (!payments.paybill) return null
      const { shortcode, kind, currency } = payments.paybill
      return { shortcode, kind, currency }
    }),

  number: as('farmer')
    .input(payNumberInput)
    .output(payNumber)
    .mutation(({ ctx, input }) => ctx.write((tx) => payNumberFor(tx, input, ctx, ctx.payments))),
})
