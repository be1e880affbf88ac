import desk from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import type { PortfolioRow } from '#domain/finance/portfolio/portfolio.schema.ts'
import type { PortfolioGroup } from '#domain/finance/portfolio/portfolio.ts'
import classes from './Portfolio.module.css'
import { useGroupColumns } from './useGroupColumns.tsx'
import { useGroupName } from './useGroupName.ts'

/** The figures by product, place, gender or agent: a table on a computer, cards on a phone. */
export function Groups({ by, rows }: { by: PortfolioGroup; rows: PortfolioRow[] }) {
  const t = useTranslations('desk.portfolio')
  const table = useTranslations('table')
  const nameOf = useGroupName(by)
  const columns = useGroupColumns(by)
  return (
    <DataTable
      label={t(`groups.${by}`)}
      file="kuu-portfolio"
      columns={columns}
      rows={rows}
      rowId={({ key }) => key}
      rowName={nameOf}
      card={(row) => (
        <Card className={desk.card}>
          <h2>{nameOf(row)}</h2>
          <dl className={classes.facts}>
            {columns
              .filter(({ isFixed, isHidden }) => !isFixed && !isHidden)
              .map(({ id, head, cell }) => (
                <div key={id}>
                  <dt>{head}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
          </dl>
        </Card>
      )}
      count={table('rows', { count: rows.length })}
      allRows={async () => rows}
    />
  )
}
