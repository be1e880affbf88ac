import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { useAdminColumns } from '#client/features/operations/admin/useAdminColumns.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { AdminAdvisory } from '#domain/advice/advisory.schema.ts'
import { type AdminSort, bothWays } from '#domain/operations/admin-sorts.ts'
import { ApproveButton } from './ApproveButton.tsx'
import { beginning } from './beginning.ts'

export function useAdvisoryColumns(): TableColumn<AdminAdvisory, AdminSort<'advisory'>>[] {
  const t = useTranslations('desk')
  const shared = useAdminColumns()
  return [
    { ...shared.title(beginning), sort: bothWays('title') },
    {
      id: 'category',
      head: t('field.category'),
      cell: ({ category }) => t(`category.${category}`),
      csv: ({ category }) => category,
      sort: bothWays('category'),
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
      sort: bothWays('priority'),
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
    { ...shared.day('createdAt', ({ createdAt }) => createdAt), sort: bothWays('createdAt') },
    { ...shared.day('validUntil', ({ validUntil }) => validUntil, true), sort: bothWays('validUntil') },
    shared.state(({ needsApproval }) => needsApproval),
    {
      id: 'action',
      head: t('action.change'),
      cell: (advisory) => (
        <RowActions id={advisory.id} name={advisory.title}>
          <ApproveButton advisory={advisory} />
        </RowActions>
      ),
    },
  ]
}
