import { trpc } from '#client/api/hooks.ts'
import { AlertList } from '#client/features/market/AlertList.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Section } from '#client/ui/page/Section.tsx'
import { Windowed } from '#client/ui/Windowed.tsx'

/** All price alerts of the farmer; nothing without any, because they are set on the page of a crop. */
export function MyAlerts() {
  const t = useTranslations('market.alerts')
  const alerts = trpc.farmer.priceAlerts.list.useQuery()
  if (!alerts.data?.length) return null
  return (
    <Section title={t('mine')}>
      <Windowed items={alerts.data}>{(shown) => <AlertList alerts={shown} />}</Windowed>
    </Section>
  )
}
