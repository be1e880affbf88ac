import { trpc } from '#client/api/hooks.ts'
import type { Hotlines } from '#domain/support/hotlines.ts'
import { SMS_SHORT_CODE } from '#domain/support/hotlines.ts'

const UNKNOWN: Hotlines = { disease: null, weather: null, whatsapp: null, sms: SMS_SHORT_CODE }

/** Emergency numbers. The home loads them too, so that the phone has them without a connection. */
export const useHotlines = () => trpc.farmer.hotlines.mine.useQuery().data ?? UNKNOWN
