import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { OutboxScreen } from './-components/OutboxScreen.tsx'

export const Route = createFileRoute('/_farmer/outbox/')({
  beforeLoad: () => Promise.all((['outbox', 'crop', 'care'] as const).map(needMessages)),
  component: OutboxScreen,
})
