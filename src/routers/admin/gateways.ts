import * as z from 'zod'
import { gateway, gatewayTest, gatewayTestInput } from '#domain/operations/gateways.schema.ts'
import { gatewaysTable, testGateway } from '#services/operations/gateways.ts'
import { as, router } from '../trpc.ts'

export const gateways = router({
  /** The services outside: whether each is set up, and how it did. */
  list: as('admin')
    .output(z.array(gateway))
    .query(({ ctx }) => gatewaysTable(ctx.db, ctx.gateways)),

  /** Does the real thing once: a message to one's own browser, or the forecasts fetched now. */
  test: as('admin')
    .input(gatewayTestInput)
    .output(gatewayTest)
    .mutation(({ ctx, input }) => testGateway(input.gateway, ctx)),
})
