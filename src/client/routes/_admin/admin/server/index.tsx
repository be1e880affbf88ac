import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ServerScreen } from './-components/ServerScreen.tsx'

export const Route = createFileRoute('/_admin/admin/server/')({
  beforeLoad: () => needMessages('desk'),
  component: ServerScreen,
})
