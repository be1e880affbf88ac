import { Button } from '@mantine/core'
import { IconFileDownload, IconFileUpload } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { isDraft } from '#domain/people/language/offered-languages.ts'
import { DraftSwitch } from './DraftSwitch.tsx'
import { type AddressSearch, filterOf } from './filter.ts'
import { TranslationCard } from './TranslationCard.tsx'
import { TranslationFilters } from './TranslationFilters.tsx'
import { useTranslationColumns } from './useTranslationColumns.tsx'

const TranslationDialog = lazy(() => import('./TranslationDialog.tsx'))
const ExportDialog = lazy(() => import('./ExportDialog.tsx'))
const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

type TranslationsScreenProps = { search: AddressSearch; onChange: (change: AddressSearch) => void }

/** The words of the app in a language, each with its English. */
export function TranslationsScreen({ search, onChange }: TranslationsScreenProps) {
  const t = useTranslations('desk')
  const rowWords = useTranslations('table')
  const dialog = useDialog('record', 'import', 'export')
  const filter = filterOf(search)
  const { language } = filter
  const columns = useTranslationColumns(language)
  const pages = trpc.admin.translations.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  const [first] = pages.data?.pages ?? []
  useFound(pages.isPlaceholderData ? undefined : (first?.total ?? undefined), filter)
  return (
    <div className={adminClasses.page}>
      <div className={adminClasses.head}>
        <PageTitle isPlain>{t('translations.title')}</PageTitle>
        <div className={adminClasses.actions}>
          <Button
            variant="default"
            leftSection={<IconFileUpload size={20} aria-hidden="true" />}
            onClick={() => dialog.open('import')}
          >
            {t('translations.import.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileDownload size={20} aria-hidden="true" />}
            onClick={() => dialog.open('export')}
          >
            {t('translations.export.open')}
          </Button>
        </div>
      </div>
      <p className={adminClasses.quiet}>{t('translations.lead')}</p>
      {isDraft(language) && <DraftSwitch key={language} language={language} />}
      <TranslationFilters filter={filter} counts={first?.counts} areas={first?.areas ?? []} onChange={onChange} />
      <QueryView
        query={{ ...pages, data: rows }}
        skeleton={<CardSkeletons count={6} height={96} />}
        empty={<EmptyState text={t('translations.noneFound')} />}
      >
        {(shown) => (
          <DataTable
            label={t('translations.title')}
            file={`kuu-translations-${language}`}
            columns={columns}
            rows={shown}
            rowId={({ key }) => key}
            rowName={({ key }) => key}
            card={(translation) => <TranslationCard translation={translation} />}
            count={rowWords('rows', { count: first?.total ?? shown.length })}
            allRows={() =>
              allRows((cursor) => api.admin.translations.list.query({ ...filter, limit: FILE_PAGE, cursor }))
            }
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('action.more')}</MoreButton>
      <Suspense>
        {dialog.name === 'record' && dialog.id && rows && (
          <TranslationDialog key={dialog.id} rows={rows} first={dialog.id} onClose={dialog.close} />
        )}
        {dialog.name === 'export' && <ExportDialog language={language} onClose={dialog.close} />}
        {dialog.name === 'import' && <ImportDialog language={language} onClose={dialog.close} />}
      </Suspense>
    </div>
  )
}
