import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import { useTyped } from '#client/ui/table/useTyped.ts'
import { TRANSLATED_LANGUAGES } from '#domain/operations/translations/catalogue.ts'
import { TRANSLATION_STATES, type TranslationState } from '#domain/operations/translations/translation-state.ts'
import { englishName, offeredText } from '#domain/people/language/offered-languages.ts'
import type { AddressSearch, Filter } from './filter.ts'
import classes from './Translations.module.css'

type TranslationFiltersProps = {
  filter: Filter
  /** How many messages of the language are in each state; undefined until they are counted. */
  counts: Partial<Record<TranslationState, number>> | undefined
  areas: readonly string[]
  onChange: (change: AddressSearch) => void
}

/** Which messages are shown, and how far the language is. */
export function TranslationFilters({ filter, counts, areas, onChange }: TranslationFiltersProps) {
  const t = useTranslations('desk.translations')
  const format = useFormat()
  const { language, area, state, search = '' } = filter
  const [typed, type] = useTyped(search, (q) => onChange({ q: q || undefined }))
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const share = all > 0 ? Math.floor((100 * (counts?.reviewed ?? 0)) / all) / 100 : 0
  const countOf = (count: number | undefined) => (counts ? format.number(count ?? 0) : '')
  return (
    <div className={classes.filters}>
      <div className={classes.fields}>
        <SelectField
          aria-label={t('language')}
          size="md"
          data={TRANSLATED_LANGUAGES.map((value) => ({ value, label: offeredText(value) }))}
          value={language}
          onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
        />
        <SelectField
          aria-label={t('area')}
          size="md"
          data={[{ value: '', label: t('allAreas') }, ...areas.map((value) => ({ value, label: value }))]}
          value={area ?? ''}
          onChange={({ currentTarget }) => onChange({ area: currentTarget.value || undefined })}
        />
        <SearchField label={t('find')} value={typed} onChange={type} />
      </div>
      <Chips label={t('stateFilter')}>
        <Chip pressed={!state} onPress={() => onChange({ state: undefined })}>
          {t('counts.all', { count: countOf(all) })}
        </Chip>
        {TRANSLATION_STATES.map((each) => (
          <Chip key={each} pressed={state === each} onPress={() => onChange({ state: each })}>
            {t(`counts.${each}`, { count: countOf(counts?.[each]) })}
          </Chip>
        ))}
      </Chips>
      {counts && (
        <p className={adminClasses.quiet} role="status">
          {t('progress', {
            language: englishName(language),
            share: format.number(share, { style: 'percent' }),
          })}
        </p>
      )}
    </div>
  )
}
