import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ImportScreen } from './-components/ImportScreen.tsx'

export const Route = createFileRoute('/_admin/admin/market-prices/import/')({
  beforeLoad: () => needMessages('desk'),
  component: ImportScreen,
})
