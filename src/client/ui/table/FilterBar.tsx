import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import classes from './FilterBar.module.css'
import { useTyped } from './useTyped.ts'

type Choice<T extends string> = { value: T; label: string }

type FilterBarProps<Sort extends string, Filter extends string> = {
  search: { label: string; value: string; onChange: (words: string) => void }
  sort: { value: Sort; choices: Choice<Sort>[]; onChange: (sort: Sort) => void }
  /** One choice of a few, as chips. */
  filter?: { label: string; value: Filter; choices: Choice<Filter>[]; onChange: (filter: Filter) => void }
  /** A second choice, beside the first one on a computer. */
  further?: Shown
}

/** What a table is narrowed by, and its order; the heads of a table sort too, but a phone shows cards. */
export function FilterBar<Sort extends string, Filter extends string = never>({
  search,
  sort,
  filter,
  further,
}: FilterBarProps<Sort, Filter>) {
  const t = useTranslations('table')
  const [typed, type] = useTyped(search.value, search.onChange)
  return (
    <div className={classes.bar}>
      <div className={classes.fields}>
        <SearchField label={search.label} value={typed} onChange={type} />
        <SelectField
          aria-label={t('sort')}
          size="md"
          data={sort.choices}
          value={sort.value}
          onChange={(event) => {
            const chosen = sort.choices.find(({ value }) => value === event.currentTarget.value)
            if (chosen) sort.onChange(chosen.value)
          }}
        />
      </div>
      {filter && (
        <div className={classes.chips}>
          <Chips label={filter.label}>
            {filter.choices.map(({ value, label }) => (
              <Chip key={value} pressed={value === filter.value} onPress={() => filter.onChange(value)}>
                {label}
              </Chip>
            ))}
          </Chips>
          {further}
        </div>
      )}
    </div>
  )
}
