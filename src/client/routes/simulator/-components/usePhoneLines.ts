import { useEffect, useRef } from 'react'
import { trpc } from '#client/api/hooks.ts'
import type { PhoneLine } from '#domain/messaging/menu/simulator.schema.ts'
import { callHook } from './hooks.ts'
import { carry, reportsOver } from './network.ts'
import type { PhoneProps } from './phone-props.ts'

const LOOK_EVERY_MS = 1000
const NONE: PhoneLine[] = []

/** The messages of a phone as they come. Each one that arrives is reported to the server, as a network does. */
export function usePhoneLines({ hookKey, phone, network }: PhoneProps): PhoneLine[] {
  const { data = NONE } = trpc.admin.simulator.lines.useQuery({ phone }, { refetchInterval: LOOK_EVERY_MS })
  const reported = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, kind, status } of data) {
      if (kind !== 'sent' || status !== 'sent' || reported.current.has(id)) continue
      reported.current.add(id)
      void report({ hookKey, phone, network }, id)
    }
  }, [data, hookKey, phone, network])
  return data
}

async function report({ hookKey, phone, network }: PhoneProps, id: string) {
  for (const status of reportsOver(network))
    await carry(network, () => callHook(hookKey, 'delivery', { id, status, phoneNumber: phone }))
}
