import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { AdminRows, loadedOf } from '#client/features/operations/admin/AdminRows.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { useFound } from '#client/ui/live/useFound.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { FilterBar } from '#client/ui/table/FilterBar.tsx'
import { sortChoices } from '#client/ui/table/sort-choices.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import { FIELD_PROBLEMS, type FieldProblem, type FieldSort } from '#domain/fields/field-problem.ts'
import type { CountryCode } from '#domain/places.ts'
import { CountryChoice } from './CountryChoice.tsx'
import { ChosenActions } from './export/ChosenActions.tsx'
import { FieldCard } from './FieldCard.tsx'
import { FieldDialogs } from './FieldDialogs.tsx'
import { useFieldColumns } from './useFieldColumns.tsx'

type FieldsScreenProps = {
  view: TableView<FieldSort>
  country: CountryCode | undefined
  problem: FieldProblem | undefined
  onCountry: (country: CountryCode | undefined) => void
  onProblem: (problem: FieldProblem | undefined) => void
}

/** The fields of all farmers, the newest first. */
export function FieldsScreen({ view, country, problem, onCountry, onProblem }: FieldsScreenProps) {
  const t = useTranslations('desk.fields')
  const table = useTranslations('table')
  const columns = useFieldColumns()
  const dialog = useDialog('import')
  const chosen = { search: view.words || undefined, country: country ?? null, problem }
  const filter = { ...chosen, sort: view.sort }
  const pages = trpc.admin.fields.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)
  const { rows, total } = loadedOf(pages)
  useFound(pages.isPlaceholderData ? undefined : (total ?? undefined), filter)
  return (
    <div className={adminClasses.page}>
      <div className={adminClasses.head}>
        <PageTitle isPlain>{t('title')}</PageTitle>
        <div className={adminClasses.actions}>
          <ChosenActions chosen={chosen} isEmpty={!rows?.length} />
          <Button
            leftSection={<IconFileImport size={20} aria-hidden="true" />}
            aria-label={t('import.open')}
            onClick={() => dialog.open('import')}
          >
            {t('import.short')}
          </Button>
        </div>
      </div>
      <FilterBar
        filter={{
          label: t('problem'),
          value: problem ?? 'all',
          choices: (['all', ...FIELD_PROBLEMS] as const).map((value) => ({
            value,
            label: value === 'all' ? t('anyProblem') : t(`problems.${value}`),
          })),
          onChange: (next) => onProblem(next === 'all' ? undefined : next),
        }}
        search={{ label: t('find'), value: view.words, onChange: view.onWords }}
        sort={{ value: view.sort, choices: sortChoices(columns, table), onChange: view.onSort }}
        further={<CountryChoice country={country} onCountry={onCountry} />}
      />
      <AdminRows
        label={t('title')}
        file="kuu-fields"
        view={view}
        pages={pages}
        emptyText={t(view.words ? 'noneFound' : 'none')}
        cardHeight={150}
        columns={columns}
        nameOf={({ name, farmerName }) => `${name}, ${farmerName}`}
        card={(field) => <FieldCard field={field} />}
        allRows={() => allRows((cursor) => api.admin.fields.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
        selectedAction={(fields) => <ChosenActions chosen={{ ids: fields.map(({ id }) => id) }} />}
      />
      <FieldDialogs rows={rows ?? []} />
    </div>
  )
}
