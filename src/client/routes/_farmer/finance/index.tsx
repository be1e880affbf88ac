import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { FinanceScreen } from './-components/FinanceScreen.tsx'

export const Route = createFileRoute('/_farmer/finance/')({
  beforeLoad: () => needMessages('finance'),
  component: FinanceScreen,
})
