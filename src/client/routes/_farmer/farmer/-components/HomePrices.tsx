import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { PriceRow } from '#client/features/market/PriceRow.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './HomePrices.module.css'

export function HomePrices() {
  const t = useTranslations('farmer.home')
  const hasPlace = useSession()?.user.preferredLocation !== ''
  const prices = trpc.farmer.prices.newest.useQuery({ most: 3 })
  // Without a place the home asks for it; the prices come then.
  if (!hasPlace && !prices.data?.length) return null
  return (
    <Section title={t('prices')} more={<Link to="/market">{t('allPrices')}</Link>}>
      <QueryView
        query={prices}
        skeleton={<CardSkeletons count={1} height={193} />}
        empty={<EmptyState drawing={<CropDrawing name="Maize" size={44} />} text={t('noPrices')} />}
      >
        {(newest) => (
          <Card className={classes.list}>
            {newest.map((price) => (
              <PriceRow key={price.id} price={price} />
            ))}
          </Card>
        )}
      </QueryView>
    </Section>
  )
}
