import { z } from 'zod'
import { answerDelivery, findDelivery, listDeliveries } from '#db/queries/advice/deliveries.ts'
import { adviceAnswer, dueAdvice } from '#domain/advice/advisory.schema.ts'
import { adviceDays } from '#domain/advice/advisory.ts'
import { dayOf } from '#domain/dates.ts'
import { problem } from '#domain/problem.ts'
import { as, router } from '../trpc.ts'

const farmer = as('farmer')

/** Advice with a date: what it is time for with one's own crops. */
export const advice = router({
  list: farmer.output(z.array(dueAdvice)).query(({ ctx }) =>
    listDeliveries(ctx.db, ctx.user.id, dayOf(ctx.now())).flatMap(
      ({ deliveryId, farmerCropId, cropName, plantingDate, answer, ...advisory }) => {
        const { windowStart, windowEnd } = advisory
        if (windowStart === null || windowEnd === null || !plantingDate) return []
        const { until } = adviceDays({ windowStart, windowEnd }, plantingDate)
        return until < dayOf(ctx.now()) ? [] : [{ id: deliveryId, advisory, farmerCropId, cropName, until, answer }]
      },
    ),
  ),

  answer: farmer
    .input(adviceAnswer)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input: { deliveryId, answer, reason } }) =>
      ctx.write((tx) => {
        if (!findDelivery(tx, deliveryId, ctx.user.id)) throw problem('notFound')
        answerDelivery(tx, deliveryId, { answer, reason, answeredAt: ctx.writtenAt().toISOString() })
        return { id: deliveryId }
      }),
    ),
})
