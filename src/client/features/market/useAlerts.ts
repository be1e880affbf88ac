import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { spokenPrice } from '#domain/market/price.ts'
import type { PriceAlert } from '#domain/market/price-alert.schema.ts'

/** Sets an alert, or wakes one that has told. */
export function useSetAlert(onDone?: () => void) {
  const t = useTranslations('market.alerts')
  const error = useTranslations('common.error')
  const sentence = useAlertSentence()
  const utils = trpc.useUtils()
  return trpc.farmer.priceAlerts.set.useMutation({
    onSuccess: async (alert) => {
      await utils.farmer.priceAlerts.invalidate()
      showToast({ title: t('saved'), text: t('savedText', { alert: sentence(alert) }), tone: 'good' })
      onDone?.()
    },
    onError: () => showToast({ title: error('title'), text: t('failed'), tone: 'bad' }),
  })
}

export function useRemoveAlert() {
  const t = useTranslations('market.alerts')
  const error = useTranslations('common.error')
  const utils = trpc.useUtils()
  return trpc.farmer.priceAlerts.remove.useMutation({
    onSuccess: async () => {
      await utils.farmer.priceAlerts.invalidate()
      showToast({ title: t('removed') })
    },
    onError: () => showToast({ title: error('title'), text: t('removeFailed'), tone: 'bad' }),
  })
}

/** 'Maize in Lagos Central Market above ₦450.00/kg'. */
export function useAlertSentence() {
  const t = useTranslations('market.alerts')
  const nameOf = useCropNames()
  return ({ cropName, market, direction, pricePerKg, currency }: Omit<PriceAlert, 'id'>) =>
    t(`${direction}Sentence`, { crop: nameOf(cropName), market, price: spokenPrice(pricePerKg, currency) })
}
