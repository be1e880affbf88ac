import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { TicketsScreen } from './-components/TicketsScreen.tsx'

export const Route = createFileRoute('/_farmer/tickets/')({
  beforeLoad: () => needMessages('tickets'),
  component: TicketsScreen,
})
