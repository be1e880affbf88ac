import { Button } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { AlertList } from '#client/features/market/AlertList.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Section } from '#client/ui/page/Section.tsx'
import type { CropPrices, MarketPrice } from '#domain/market/price.schema.ts'
import classes from './NetPrices.module.css'

const AlertDialog = lazy(() => import('./AlertDialog.tsx'))

/** The farmer's alerts on this crop, and a button to set another. */
export function CropAlerts({ crop, prices, shown }: CropPrices & { shown: MarketPrice }) {
  const t = useTranslations('market.alerts')
  const alerts = trpc.farmer.priceAlerts.list.useQuery()
  const dialog = useDialog('price-alert')
  const ofCrop = alerts.data?.filter(({ cropId }) => cropId === crop.id) ?? []
  return (
    <Section title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      {ofCrop.length > 0 && <AlertList alerts={ofCrop} />}
      <Button
        variant="light"
        leftSection={<IconBellPlus size={20} aria-hidden="true" />}
        onClick={() => dialog.open('price-alert', shown.market)}
      >
        {t('add')}
      </Button>
      {dialog.name && (
        <Suspense>
          <AlertDialog prices={prices} market={dialog.id ?? shown.market} onClose={dialog.close} />
        </Suspense>
      )}
    </Section>
  )
}
