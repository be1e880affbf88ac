import * as z from 'zod'

/** The services outside that the platform uses. What they need is in the environment, and is never shown. */
export const GATEWAYS = ['push', 'forecasts', 'sms'] as const
export type GatewayId = (typeof GATEWAYS)[number]

export const gateway = z.object({
  id: z.enum(GATEWAYS),
  isSetUp: z.boolean(),
  /** The host that is asked, where there is one. */
  host: z.string().nullable(),
  succeededAt: z.string().nullable(),
  /** The last failure, where nothing succeeded since. */
  failedAt: z.string().nullable(),
  error: z.string().nullable(),
})
export type Gateway = z.infer<typeof gateway>

export const gatewayTestInput = z.object({ gateway: z.enum(GATEWAYS) })

/** How a test ended: done, nothing to send with, no browser or phone of one's own to send to, or refused. */
const TEST_OUTCOMES = ['done', 'notSetUp', 'noBrowser', 'noPhone', 'failed'] as const
export const gatewayTest = z.object({
  outcome: z.enum(TEST_OUTCOMES),
  /** How many browsers or phones were told, or how many days of forecasts came. */
  count: z.number().int(),
  error: z.string().nullable(),
})
export type GatewayTest = z.infer<typeof gatewayTest>
