import { usePercent } from '#client/features/finance/usePercent.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { PortfolioRow } from '#domain/finance/portfolio/portfolio.schema.ts'
import { AGES, type Figure, type PortfolioGroup, RISK_DAYS } from '#domain/finance/portfolio/portfolio.ts'
import { keysOf } from '#domain/table.ts'
import { FigureButton } from './FigureButton.tsx'
import { useGroupName } from './useGroupName.ts'

type Column = TableColumn<PortfolioRow, never>

/** The columns of the figures by group; those by age are shown when they are chosen. */
export function useGroupColumns(by: PortfolioGroup): Column[] {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.portfolio')
  const format = useFormat()
  const percent = usePercent()
  const nameOf = useGroupName(by)
  const figure = (
    id: Figure & keyof PortfolioRow,
    shareOf: (row: PortfolioRow) => number | null = () => null,
  ): Column => ({
    id,
    head: t(`figures.${id}`),
    cell: (row) => (
      <FigureButton
        figure={id}
        amount={row[id]}
        currency={row.currency}
        share={shareOf(row)}
        group={{ key: row.key, name: nameOf(row) }}
      />
    ),
    csv: (row) => row[id],
    isNumber: true,
  })
  return [
    { id: 'name', head: t(`groups.${by}`), cell: (row) => <b>{nameOf(row)}</b>, csv: nameOf, isFixed: true },
    { id: 'currency', head: t('currency'), cell: ({ currency }) => currency, csv: ({ currency }) => currency, isHidden: true }, // biome-ignore format: one column
    { id: 'loans', head: t('loans'), cell: ({ loans }) => <Value>{format.number(loans)}</Value>, csv: ({ loans }) => loans, isNumber: true }, // biome-ignore format: one column
    figure('outstanding'),
    ...RISK_DAYS.map((days) => figure(`risk${days}`, (row) => row[`risk${days}Share`])),
    ...keysOf(AGES).map((age) => ({ ...figure(age), isHidden: true })),
    { ...figure('fallenDue'), isHidden: true },
    {
      id: 'repaid',
      head: t('repaid'),
      cell: ({ repaymentRate }) => <Value>{repaymentRate === null ? '–' : percent(repaymentRate)}</Value>,
      csv: ({ repaymentRate }) => repaymentRate,
      isNumber: true,
    },
    {
      id: 'writtenOff',
      head: t('writtenOff'),
      cell: ({ writtenOff, currency }) => <Value>{formatAmount(writtenOff, currency)}</Value>,
      csv: ({ writtenOff }) => writtenOff,
      isNumber: true,
      isHidden: true,
    },
  ]
}
