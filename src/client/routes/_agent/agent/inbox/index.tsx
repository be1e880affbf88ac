import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from './-components/InboxScreen.tsx'

export const Route = createFileRoute('/_agent/agent/inbox/')({ component: InboxScreen })
