import { useTableWords } from '#client/features/operations/admin/useTableWords.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { dateAt } from '#domain/dates.ts'
import type { Archived } from './archived.ts'
import { RestoreButton } from './RestoreButton.tsx'

export function useArchiveColumns(): TableColumn<Archived, never>[] {
  const t = useTranslations('desk.archive')
  const format = useFormat()
  const wordsOf = useTableWords()
  return [
    { id: 'title', head: t('what'), cell: ({ title }) => <b>{title}</b>, csv: ({ title }) => title, isFixed: true },
    { id: 'kind', head: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`), csv: ({ kind }) => kind },
    {
      id: 'with',
      head: t('with'),
      cell: ({ counts }) => format.list(wordsOf(counts)) || '–',
      csv: ({ counts }) => wordsOf(counts).join('; '),
    },
    { id: 'who', head: t('who'), cell: ({ deletedBy }) => deletedBy ?? '–', csv: ({ deletedBy }) => deletedBy },
    {
      id: 'when',
      head: t('when'),
      cell: ({ deletedAt }) => format.dateTime(dateAt(deletedAt), { dateStyle: 'medium', timeStyle: 'short' }),
      csv: ({ deletedAt }) => deletedAt,
      isWhole: true,
    },
    { id: 'restore', head: t('restore'), cell: (archived) => <RestoreButton archived={archived} /> },
  ]
}
