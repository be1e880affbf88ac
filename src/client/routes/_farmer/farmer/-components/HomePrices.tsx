import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Card } from '#client/components/Card.tsx'
import { CropDrawing } from '#client/components/CropDrawing.tsx'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { Section } from '#client/components/Section.tsx'
import { trpc } from '#client/trpc.ts'
import { PriceRow } from '../../-components/PriceRow.tsx'
import classes from './HomePrices.module.css'

export function HomePrices() {
  const t = useTranslations('farmer.home')
  const prices = trpc.farmer.prices.newest.useQuery({ most: 3 })
  return (
    <Section title={t('prices')} more={<Link to="/market">{t('allPrices')}</Link>}>
      <QueryView
        query={prices}
        skeleton={<CardSkeletons count={1} height={250} />}
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
