import { trpc } from '#client/api/hooks.ts'
import { SMS_SHORT_CODE } from '#domain/support/agents.ts'
import type { Hotlines } from '#domain/support/hotlines.ts'

const UNKNOWN: Hotlines = { disease: null, weather: null, whatsapp: null, sms: SMS_SHORT_CODE }

/** Whom to call. The home asks too: on the day of the emergency there may be no connection, and the phone must know. */
export const useHotlines = () => trpc.farmer.hotlines.mine.useQuery().data ?? UNKNOWN
