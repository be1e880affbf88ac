import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { BarList } from '#client/ui/charts/BarList.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import tabs from '#client/ui/page/tabs.module.css'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { saveTable, TABLE_FILES, type TableFile } from '#client/ui/table/save-csv.ts'
import { dateAt } from '#domain/dates.ts'
import { PLACE_LEVELS, type PlaceLevel } from '#domain/places.ts'
import { REPORT_PERIODS, type ReportPeriod } from '#domain/support/reports/report.schema.ts'
import { keysOf } from '#domain/table.ts'
import classes from './Reports.module.css'
import { REPORT_TABS, type ReportTab } from './report-search.ts'
import { type ReportTable, useReportTables } from './useReportTables.ts'

type ReportsScreenProps = {
  tab: ReportTab
  period: ReportPeriod
  placeLevel: PlaceLevel
  onChange: (change: { period: ReportPeriod } | { level: PlaceLevel }) => void
}

/** Extension Reports and Analytics: what the agent did, counted from the data, in five parts. */
export function ReportsScreen({ tab, period, placeLevel, onChange }: ReportsScreenProps) {
  const t = useTranslations('agent.reports')
  const format = useFormat()
  const tablesOf = useReportTables()
  const report = trpc.agent.reports.read.useQuery({ period, placeLevel }, { placeholderData: keepPreviousData })
  return (
    <main className={classes.main}>
      <PageTitle part={t(`tab.${tab}`)}>{t('title')}</PageTitle>
      <div className={classes.parts}>
        <nav className={tabs.tabs} aria-label={t('tabs')}>
          {REPORT_TABS.map((each) => (
            <Link
              key={each}
              to="/agent/reports"
              search={(given) => ({ ...given, tab: each })}
              className={tabs.tab}
              aria-current={each === tab ? 'page' : undefined}
            >
              {t(`tab.${each}`)}
            </Link>
          ))}
        </nav>
        <Chips label={t('period')} isFew>
          {keysOf(REPORT_PERIODS).map((each) => (
            <Chip key={each} pressed={each === period} onPress={() => onChange({ period: each })}>
              {t(`periods.${each}`)}
            </Chip>
          ))}
        </Chips>
        {tab === 'farmers' && (
          <Chips label={t('level')} isFew>
            {PLACE_LEVELS.map((each) => (
              <Chip key={each} pressed={each === placeLevel} onPress={() => onChange({ level: each })}>
                {t(`levels.${each}`)}
              </Chip>
            ))}
          </Chips>
        )}
        <QueryView query={report} skeleton={<CardSkeletons count={2} height={260} />}>
          {(counted) => (
            <>
              <p className={classes.since}>
                {t('since', { date: format.dateTime(dateAt(counted.since), { dateStyle: 'long' }) })}
              </p>
              <Tables tables={tablesOf(counted)[tab]} tab={tab} />
            </>
          )}
        </QueryView>
      </div>
    </main>
  )
}

function Tables({ tables, tab }: { tables: readonly ReportTable[]; tab: ReportTab }) {
  const t = useTranslations('agent.reports')
  const save = useWrite(
    (kind: TableFile) =>
      saveTable(
        kind,
        `kuu-report-${tab}`,
        [t('part'), t('what'), t('count')],
        tables.flatMap(({ title, rows }) => rows.map(({ name, count }) => [title, name, count])),
      ),
    { failed: t('notSaved') },
  )
  return (
    <>
      <div className={classes.tables}>
        {tables.map(({ title, rows }) => (
          <Card key={title} className={classes.table}>
            <h2>{title}</h2>
            <Counted title={title} rows={rows} tab={tab} />
          </Card>
        ))}
      </div>
      <div className={classes.save}>
        {TABLE_FILES.map((kind) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            loading={save.isPending && save.input === kind}
            onClick={() => save.mutate(kind)}
          >
            {t(kind)}
          </Button>
        ))}
      </div>
    </>
  )
}

/** Numbers of one kind have bars; farmers and visits side by side would only look as if they could be compared. */
function Counted({ title, rows, tab }: ReportTable & { tab: ReportTab }) {
  const t = useTranslations('agent.reports')
  const format = useFormat()
  if (tab === 'overview') return <Facts facts={rows.map(({ name, count }) => [name, format.number(count)])} />
  if (rows.every(({ count }) => count === 0)) return <p>{t('nothing')}</p>
  const bars = rows.map(({ place, ...row }) => (place ? { ...row, link: <FarmersAt place={place} name={row.name} /> } : row)) // biome-ignore format: one thought
  return <BarList label={title} bars={bars} isShort={tab === 'trends'} />
}

/** The farmers of a place, whom its line counts. */
const FarmersAt = ({ place, name }: { place: string; name: string }) => (
  <Link to="/agent/farmers" search={{ place, mine: true }} className={classes.place}>
    {name}
  </Link>
)
