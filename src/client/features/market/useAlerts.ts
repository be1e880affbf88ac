import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { PriceAlert } from '#domain/market/price-alert.schema.ts'

/** Sets an alert, or sets a triggered one again. */
export function useSetAlert(onDone?: () => void, form?: WrittenForm<never>) {
  const t = useTranslations('market.alerts')
  const sentence = useAlertSentence()
  return useWrite(api.farmer.priceAlerts.set.mutate, {
    done: (alert) => ({ title: t('saved'), text: t('savedText', { alert: sentence(alert) }), tone: 'good' }),
    failed: t('failed'),
    refresh: ({ farmer }) => farmer.priceAlerts.invalidate(),
    form,
    onDone,
  })
}

/** Removes an alert; an undo sets it again. */
export function useRemoveAlert({ cropId, market, direction, pricePerKg, bySms }: PriceAlert) {
  const t = useTranslations('market.alerts')
  const undo = useUndo(api.farmer.priceAlerts.set.mutate, ({ farmer }) => farmer.priceAlerts.invalidate())
  return useWrite(api.farmer.priceAlerts.remove.mutate, {
    done: { title: t('removed'), undo: () => undo.mutate({ cropId, market, direction, pricePerKg, bySms }) },
    failed: t('removeFailed'),
    refresh: ({ farmer }) => farmer.priceAlerts.invalidate(),
  })
}

/** 'Maize in Lagos Central Market above ₦450.00/kg'. */
export function useAlertSentence() {
  const { formatPrice } = useMoney()
  const t = useTranslations('market.alerts')
  const nameOf = useCropNames()
  return ({ cropName, market, direction, pricePerKg, currency }: Omit<PriceAlert, 'id'>) =>
    t(`${direction}Sentence`, { crop: nameOf(cropName), market, price: formatPrice(pricePerKg, currency) })
}
