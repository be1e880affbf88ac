import { useTranslations } from 'use-intl'
import { useDeskColumns } from '#client/features/operations/desk/useDeskColumns.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { DeskAdvisory } from '#domain/advice/advisory.schema.ts'

export function useAdvisoryColumns(): TableColumn<DeskAdvisory, never>[] {
  const t = useTranslations('desk')
  const shared = useDeskColumns()
  return [
    shared.title(),
    {
      id: 'category',
      head: t('field.category'),
      cell: ({ category }) => t(`category.${category}`),
      csv: ({ category }) => category,
    },
    {
      id: 'crop',
      head: t('field.cropId'),
      cell: ({ crop }) => crop?.name ?? t('choice.allCrops'),
      csv: ({ crop }) => crop?.name ?? null,
    },
    {
      id: 'priority',
      head: t('field.priority'),
      cell: ({ priority }) => t(`priority.${priority}`),
      csv: ({ priority }) => priority,
    },
    {
      id: 'language',
      head: t('field.language'),
      cell: ({ language }) => language,
      csv: ({ language }) => language,
      isHidden: true,
    },
    {
      id: 'author',
      head: t('field.author'),
      cell: ({ author }) => author ?? '–',
      csv: ({ author }) => author,
      isHidden: true,
    },
    shared.day('createdAt', ({ createdAt }) => createdAt),
    shared.day('validUntil', ({ validUntil }) => validUntil, true),
    shared.state(),
    shared.actions(({ title }) => title),
  ]
}
