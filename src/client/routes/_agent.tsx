import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '#client/api/guards.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AgentFrame } from '#client/shell/agent/AgentFrame.tsx'

export const Route = createFileRoute('/_agent')({
  beforeLoad: async ({ location: { href }, preload }) => {
    await Promise.all([
      needMessages('agent'),
      // The messages of the bell.
      needMessages('farmer'),
      requireRole('extension_agent', { href, preload, also: ['admin'] }),
    ])
  },
  component: AgentFrame,
})
