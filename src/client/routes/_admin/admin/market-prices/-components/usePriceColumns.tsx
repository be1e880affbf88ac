import { useFormatter, useTranslations } from 'use-intl'
import { RowActions } from '#client/features/operations/desk/RowActions.tsx'
import { noonOf } from '#client/ui/clock.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { DeskPrice } from '#domain/market/price-desk.schema.ts'
import { formatAmount } from '#domain/money.ts'
import { nameOfPrice } from './name-of-price.ts'

export function usePriceColumns(): TableColumn<DeskPrice, never>[] {
  const t = useTranslations('desk')
  const format = useFormatter()
  return [
    {
      id: 'crop',
      head: t('field.cropId'),
      cell: ({ crop }) => <b>{crop.name}</b>,
      csv: ({ crop }) => crop.name,
      isFixed: true,
    },
    { id: 'market', head: t('field.market'), cell: ({ market }) => market, csv: ({ market }) => market },
    {
      id: 'price',
      head: t('field.pricePerKg'),
      cell: ({ pricePerKg, currency }) => formatAmount(pricePerKg, currency),
      csv: ({ pricePerKg }) => pricePerKg,
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
    },
    {
      id: 'trend',
      head: t('field.trend'),
      cell: ({ trend }) => (trend ? t(`trend.${trend}`) : '–'),
      csv: ({ trend }) => trend,
      isHidden: true,
    },
    { id: 'source', head: t('field.source'), cell: ({ source }) => source ?? '–', csv: ({ source }) => source },
    { id: 'action', head: t('action.change'), cell: (price) => <RowActions id={price.id} name={nameOfPrice(price)} /> },
  ]
}
