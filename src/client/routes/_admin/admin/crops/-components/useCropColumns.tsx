import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { AdminCrop } from '#domain/crops/catalogue.schema.ts'
import { type AdminSort, bothWays } from '#domain/operations/admin-sorts.ts'
import { ArchiveButton } from './ArchiveButton.tsx'

export function useCropColumns(): TableColumn<AdminCrop, AdminSort<'crop'>>[] {
  const t = useTranslations('desk')
  const format = useFormat()
  const text = (
    id: 'localName' | 'plantingSeason' | 'harvestSeason',
    isHidden = false,
  ): TableColumn<AdminCrop, AdminSort<'crop'>> => ({
    id,
    head: t(`field.${id}`),
    cell: (crop) => crop[id] ?? '–',
    csv: (crop) => crop[id],
    isHidden,
  })
  return [
    {
      id: 'name',
      head: t('field.name'),
      cell: ({ name }) => <b>{name}</b>,
      csv: ({ name }) => name,
      sort: bothWays('name'),
      isFixed: true,
    },
    { ...text('localName'), sort: bothWays('localName') },
    {
      id: 'group',
      head: t('field.group'),
      cell: ({ group }) => t(`group.${group}`),
      csv: ({ group }) => group,
      sort: bothWays('group'),
    },
    {
      id: 'growthDuration',
      head: t('field.growthDuration'),
      cell: ({ growthDuration }) => (growthDuration === null ? '–' : format.number(growthDuration)),
      csv: ({ growthDuration }) => growthDuration,
      sort: bothWays('growthDuration'),
      isNumber: true,
    },
    text('plantingSeason', true),
    text('harvestSeason', true),
    {
      id: 'state',
      head: t('field.state'),
      cell: ({ archivedAt, growers }) =>
        archivedAt ? <Badge tone="secondary">{t('crop.archived')}</Badge> : t('crop.growers', { count: growers }),
      csv: ({ growers }) => growers,
      sort: bothWays('growers'),
    },
    {
      id: 'action',
      head: t('action.change'),
      cell: (crop) => (
        <RowActions id={crop.id} name={crop.name}>
          <ArchiveButton crop={crop} />
        </RowActions>
      ),
    },
  ]
}
