import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { AdvisoryCounts } from '#domain/advice/advisory.schema.ts'
import { ADVISORY_CHIPS, type AdvisoryCategory } from '#domain/advice/advisory.ts'

/** The five categories of the specification are always shown; the others once they have an advisory. */
const ALWAYS: readonly AdvisoryCategory[] = ADVISORY_CHIPS.slice(0, 4)

type CategoryChipsProps = {
  /** The number of matches in each category. */
  counts: AdvisoryCounts | undefined
  chosen: AdvisoryCategory | undefined
  onChoose: (category: AdvisoryCategory | undefined) => void
}

export function CategoryChips({ counts, chosen, onChoose }: CategoryChipsProps) {
  const t = useTranslations('advisories')
  const countOf = (category: AdvisoryCategory) => counts?.byCategory[category] ?? 0
  const isShown = (category: AdvisoryCategory) =>
    ALWAYS.includes(category) || category === chosen || countOf(category) > 0
  return (
    <Chips label={t('categories')}>
      <Chip pressed={!chosen} onPress={() => onChoose(undefined)}>
        <Value>{t('all', { count: digits(counts?.all ?? 0) })}</Value>
      </Chip>
      {ADVISORY_CHIPS.filter(isShown).map((category) => (
        <Chip key={category} pressed={chosen === category} onPress={() => onChoose(category)}>
          {t('chip', { category: t(`chips.${category}`), count: digits(countOf(category)) })}
        </Chip>
      ))}
    </Chips>
  )
}
