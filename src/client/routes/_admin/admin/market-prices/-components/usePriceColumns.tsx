import { useAdminColumns } from '#client/features/operations/admin/useAdminColumns.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { AdminPrice } from '#domain/market/price-admin.schema.ts'
import { type AdminSort, bothWays } from '#domain/operations/admin-sorts.ts'
import { nameOfPrice } from './name-of-price.ts'

export function usePriceColumns(): TableColumn<AdminPrice, AdminSort<'marketPrice'>>[] {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk')
  const format = useFormat()
  const shared = useAdminColumns()
  return [
    {
      id: 'crop',
      head: t('field.cropId'),
      cell: ({ crop }) => <b>{crop.name}</b>,
      csv: ({ crop }) => crop.name,
      sort: bothWays('crop'),
      isFixed: true,
    },
    {
      id: 'market',
      head: t('field.market'),
      cell: ({ market }) => market,
      csv: ({ market }) => market,
      sort: bothWays('market'),
    },
    {
      id: 'price',
      head: t('field.pricePerKg'),
      cell: ({ pricePerKg, currency }) => formatAmount(pricePerKg, currency),
      csv: ({ pricePerKg }) => pricePerKg,
      sort: bothWays('pricePerKg'),
      isNumber: true,
    },
    {
      id: 'currency',
      head: t('field.currency'),
      cell: ({ currency }) => currency,
      csv: ({ currency }) => currency,
      isHidden: true,
    },
    {
      id: 'date',
      head: t('field.date'),
      cell: ({ date }) => format.dateTime(noonOf(date), { dateStyle: 'medium' }),
      csv: ({ date }) => date,
      isWhole: true,
      sort: bothWays('date'),
    },
    {
      id: 'trend',
      head: t('field.trend'),
      cell: ({ trend }) => (trend ? t(`trend.${trend}`) : '–'),
      csv: ({ trend }) => trend,
      isHidden: true,
    },
    { id: 'source', head: t('field.source'), cell: ({ source }) => source ?? '–', csv: ({ source }) => source },
    shared.actions(nameOfPrice),
  ]
}
