import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ArchiveScreen } from './-components/ArchiveScreen.tsx'

export const Route = createFileRoute('/_admin/admin/archive/')({
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: ArchiveScreen,
})
