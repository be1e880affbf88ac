import { createFileRoute } from '@tanstack/react-router'
import { VisitsScreen } from './-components/VisitsScreen.tsx'

export const Route = createFileRoute('/_agent/agent/visits/')({ component: VisitsScreen })
