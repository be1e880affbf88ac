import { createFileRoute } from '@tanstack/react-router'
import { PLACE_LEVELS } from '#domain/places.ts'
import { REPORT_PERIODS } from '#domain/support/reports/report.schema.ts'
import { keysOf } from '#domain/table.ts'
import { ReportsScreen } from './-components/ReportsScreen.tsx'
import { REPORT_TABS, reportSearch } from './-components/report-search.ts'

export const Route = createFileRoute('/_agent/agent/reports/')({ validateSearch: reportSearch, component: Screen })

function Screen() {
  const { tab = REPORT_TABS[0], ...search } = Route.useSearch()
  const period = keysOf(REPORT_PERIODS).find((each) => each === search.period) ?? 'weeks12'
  const placeLevel = PLACE_LEVELS.find((each) => each === search.level) ?? 'town'
  const navigate = Route.useNavigate()
  return (
    <ReportsScreen
      tab={tab}
      period={period}
      placeLevel={placeLevel}
      onChange={(change) => void navigate({ search: (given) => ({ ...given, ...change }), replace: true })}
    />
  )
}
