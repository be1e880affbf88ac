import { createFileRoute } from '@tanstack/react-router'
import { ReportsScreen } from './-components/ReportsScreen.tsx'
import { REPORT_TABS, reportSearch } from './-components/report-search.ts'

export const Route = createFileRoute('/_agent/agent/reports/')({ validateSearch: reportSearch, component: Screen })

function Screen() {
  const { tab = REPORT_TABS[0], period = 'weeks12' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReportsScreen
      tab={tab}
      period={period}
      onPeriod={(next) => void navigate({ search: (given) => ({ ...given, period: next }), replace: true })}
    />
  )
}
