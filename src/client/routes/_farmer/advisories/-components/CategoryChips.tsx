import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { ADVISORY_CHIPS, type AdvisoryCategory } from '#domain/advice/advisory.ts'

/** The five categories of the specification are always shown; the others once they have an advisory. */
const ALWAYS: readonly AdvisoryCategory[] = ADVISORY_CHIPS.slice(0, 4)

type CategoryChipsProps = {
  chosen: AdvisoryCategory | undefined
  onChoose: (category: AdvisoryCategory | undefined) => void
}

export function CategoryChips({ chosen, onChoose }: CategoryChipsProps) {
  const t = useTranslations('advisories')
  const { data } = trpc.farmer.advisories.counts.useQuery({})
  const countOf = (category: AdvisoryCategory) => data?.byCategory[category] ?? 0
  return (
    <Chips label={t('categories')}>
      <Chip pressed={!chosen} onPress={() => onChoose(undefined)}>
        {t('all', { count: String(data?.all ?? 0) })}
      </Chip>
      {ADVISORY_CHIPS.filter((category) => ALWAYS.includes(category) || countOf(category) > 0).map((category) => (
        <Chip key={category} pressed={chosen === category} onPress={() => onChoose(category)}>
          {t('chip', { category: t(`chips.${category}`), count: String(countOf(category)) })}
        </Chip>
      ))}
    </Chips>
  )
}
