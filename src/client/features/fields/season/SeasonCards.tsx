import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './Season.module.css'
import { SeasonCard } from './SeasonCard.tsx'

/** How the crops that stand in a field have had water. */
export default function SeasonCards({ fieldId }: { fieldId: string }) {
  const t = useTranslations('season')
  const season = trpc.farmer.fields.season.useQuery({ id: fieldId })
  return (
    <Section title={t('title')}>
      <QueryView
        query={season}
        skeleton={<CardSkeletons count={1} height={220} />}
        empty={<p className={classes.quiet}>{t('none')}</p>}
      >
        {(cards) => (
          <ul className={classes.list}>
            {cards.map((card) => (
              <li key={card.farmerCropId}>
                <SeasonCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
