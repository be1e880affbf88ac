import { createFileRoute } from '@tanstack/react-router'
import { AgentDashboard } from './-components/AgentDashboard.tsx'

export const Route = createFileRoute('/_agent/agent/')({ component: AgentDashboard })
