import { useFormatter, useTranslations } from 'use-intl'
import { RowActions } from '#client/features/operations/desk/RowActions.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { DeskAdvisory } from '#domain/advice/advisory.schema.ts'

export function useAdvisoryColumns(): TableColumn<DeskAdvisory, never>[] {
  const t = useTranslations('desk')
  const format = useFormatter()
  const day = (instant: string | null) =>
    instant === null ? '–' : format.dateTime(new Date(instant), { dateStyle: 'medium' })
  return [
    {
      id: 'title',
      head: t('field.title'),
      cell: ({ title }) => <b>{title}</b>,
      csv: ({ title }) => title,
      isFixed: true,
    },
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
    {
      id: 'createdAt',
      head: t('field.createdAt'),
      cell: ({ createdAt }) => day(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
    {
      id: 'validUntil',
      head: t('field.validUntil'),
      cell: ({ validUntil }) => day(validUntil),
      csv: ({ validUntil }) => validUntil,
      isHidden: true,
    },
    {
      id: 'state',
      head: t('field.state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'state.active' : 'state.inactive')}</Badge>
      ),
      csv: ({ isActive }) => (isActive ? 1 : 0),
    },
    { id: 'action', head: t('action.change'), cell: ({ id, title }) => <RowActions id={id} name={title} /> },
  ]
}
