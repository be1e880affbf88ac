import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '#client/api/guards.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AgentDashboard } from './-components/AgentDashboard.tsx'

export const Route = createFileRoute('/agent/')({
  beforeLoad: async ({ location: { href }, preload }) => {
    await Promise.all([
      needMessages('agent'),
      needMessages('farmer'),
      requireRole('extension_agent', { href, preload, also: ['admin'] }),
    ])
  },
  component: AgentDashboard,
})
