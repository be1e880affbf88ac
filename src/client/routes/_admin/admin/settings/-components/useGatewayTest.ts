import { api } from '#client/api/client.ts'
import { readPushState, turnPushOn } from '#client/api/push/push.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'
import type { GatewayId, GatewayTest } from '#domain/operations/gateways.schema.ts'

/** Sends a test through a gateway. For a message to this browser, the browser is asked first whether it may show one. */
export function useGatewayTest(gateway: GatewayId) {
  const t = useTranslations('desk.gateways')
  const toastOf = ({ outcome, count, error }: GatewayTest): Toast => {
    if (outcome === 'done') return { title: t('done'), text: t(DONE[gateway], { count }), tone: 'good' }
    const text = outcome === 'failed' ? (error ?? t('notSent')) : t(outcome)
    return { title: t('broken'), text, tone: 'bad' }
  }
  return useWrite(
    async () => {
      const state = gateway === 'push' ? await readyForPush() : 'on'
      if (state === 'refused' || state === 'off')
        return { outcome: 'failed', count: 0, error: t('pushRefused') } as const
      if (state !== 'on') return { outcome: 'failed', count: 0, error: t('pushMissing') } as const
      return api.admin.gateways.test.mutate({ gateway })
    },
    { done: toastOf, failed: t('notSent'), refresh: ({ admin }) => admin.gateways.list.invalidate() },
  )
}

const DONE = { push: 'donePush', forecasts: 'doneForecasts', sms: 'doneSms' } as const

async function readyForPush() {
  const state = await readPushState()
  return state === 'off' ? turnPushOn() : state
}
