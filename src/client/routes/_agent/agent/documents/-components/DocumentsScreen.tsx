import { Button } from '@mantine/core'
import { IconFiles, IconUpload } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ALL_DOCUMENTS } from '#client/offline/agent/agent-questions.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import { countOf, useFound } from '#client/ui/live/useFound.ts'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { useTyped } from '#client/ui/table/useTyped.ts'
import { DOCUMENT_CATEGORIES, type DocumentCategory } from '#domain/support/documents/document.ts'
import { DocumentCard } from './DocumentCard.tsx'
import classes from './Documents.module.css'

const UploadDialog = lazy(() => import('./UploadDialog.tsx'))

type DocumentsScreenProps = {
  category: DocumentCategory | undefined
  words: string
  onCategory: (category: DocumentCategory | undefined) => void
  onWords: (words: string) => void
}

/** Documents that agents and administrators share: find, download, upload, delete. */
export function DocumentsScreen({ category, words, onCategory, onWords }: DocumentsScreenProps) {
  const t = useTranslations('agent.documents')
  const [typed, type] = useTyped(words, onWords)
  const dialog = useDialog('record')
  const pages = trpc.agent.documents.list.useInfiniteQuery(
    { ...ALL_DOCUMENTS, category, search: words || undefined },
    { ...PAGED, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  useFound(pages.isPlaceholderData ? undefined : countOf(pages.data), [category, words])
  const isFiltered = category !== undefined || words !== ''
  return (
    <main className={classes.main}>
      <PageTitle
        action={
          <Button leftSection={<IconUpload size={18} aria-hidden="true" />} onClick={() => dialog.open('record')}>
            {t('upload')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <div className={classes.parts}>
        <SearchField label={t('find')} value={typed} onChange={type} />
        <Chips label={t('category')}>
          <Chip pressed={category === undefined} onPress={() => onCategory(undefined)}>
            {t('all')}
          </Chip>
          {DOCUMENT_CATEGORIES.map((each) => (
            <Chip key={each} pressed={each === category} onPress={() => onCategory(each)}>
              {t(`categories.${each}`)}
            </Chip>
          ))}
        </Chips>
        <QueryView
          query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
          skeleton={<CardSkeletons count={4} height={120} />}
          empty={
            <EmptyState
              drawing={<IconFiles size={38} stroke={1.6} aria-hidden="true" />}
              text={t(isFiltered ? 'noneFound' : 'none')}
            />
          }
        >
          {(documents) => (
            <ul className={classes.list}>
              {documents.map((document) => (
                <DocumentCard key={document.id} document={document} />
              ))}
            </ul>
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
      </div>
      {dialog.name && (
        <Suspense>
          <UploadDialog onClose={dialog.close} />
        </Suspense>
      )}
    </main>
  )
}
