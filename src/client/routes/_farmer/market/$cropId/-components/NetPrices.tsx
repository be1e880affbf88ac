import { Button } from '@mantine/core'
import { IconTruck } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { NetPrices as Net } from '#domain/market/net-price.schema.ts'
import { bagWeight } from './bag-weight.ts'
import { NetPriceItem } from './NetPriceItem.tsx'
import classes from './NetPrices.module.css'

const TransportDialog = lazy(() => import('./TransportDialog.tsx'))

/** The markets of the farmer's currency, ordered by net price. */
export function NetPrices({ cropId }: { cropId: string }) {
  const t = useTranslations('market.net')
  const query = trpc.farmer.prices.net.useQuery({ cropId })
  const dialog = useDialog('transport')
  return (
    <Section title={t('title')}>
      <QueryView query={query} skeleton={<CardSkeletons count={1} height={200} />}>
        {(net) => (
          <Card className={classes.card}>
            <Markets net={net} bagKg={bagWeight(cropId)} />
            {net.markets.length > 0 && (
              <Button
                variant="light"
                leftSection={<IconTruck size={20} aria-hidden="true" />}
                onClick={() => dialog.open('transport')}
              >
                {t(hasCosts(net) ? 'change' : 'give')}
              </Button>
            )}
          </Card>
        )}
      </QueryView>
      {dialog.name && query.data && (
        <Suspense>
          <TransportDialog cropId={cropId} net={query.data} onClose={dialog.close} />
        </Suspense>
      )}
    </Section>
  )
}

function Markets({ net, bagKg }: { net: Net; bagKg: number | null }) {
  const t = useTranslations('market.net')
  const { markets, currency } = net
  if (markets.length === 0) return <p className={classes.lead}>{t('none', { currency })}</p>
  return (
    <>
      <p className={classes.lead}>{t(hasCosts(net) ? 'lead' : 'ask')}</p>
      <ol className={classes.markets}>
        {markets.map((offer) => (
          <NetPriceItem
            key={offer.market}
            offer={offer}
            currency={currency}
            bagKg={bagKg}
            highest={Math.max(...markets.map(({ pricePerKg }) => pricePerKg))}
          />
        ))}
      </ol>
    </>
  )
}

const hasCosts = ({ markets }: Net) => markets.some(({ transport }) => transport !== null)
