import { IconChevronDown } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Crop } from '#domain/crops/crop.schema.ts'
import classes from './PlantingAdvice.module.css'

/** When to plant and harvest a crop, and how long it grows; collapsed, because the form comes first. */
export function PlantingAdvice({ crop }: { crop: Crop }) {
  const t = useTranslations('farmer.cropForm')
  const words = useTranslations('farmer.crops')
  const { description, plantingSeason, harvestSeason, growthDuration } = crop
  return (
    <details className={classes.advice}>
      <summary>
        {t('advice')}
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      {description && <p>{description}</p>}
      <dl>
        {plantingSeason && <Fact name={t('plantingSeason')} value={plantingSeason} />}
        {harvestSeason && <Fact name={t('harvestSeason')} value={harvestSeason} />}
        {growthDuration !== null && <Fact name={t('growth')} value={words('days', { count: growthDuration })} />}
      </dl>
    </details>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
