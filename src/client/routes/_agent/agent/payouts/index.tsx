import { createFileRoute } from '@tanstack/react-router'
import { PayoutsScreen } from './-components/PayoutsScreen.tsx'

export const Route = createFileRoute('/_agent/agent/payouts/')({ component: PayoutsScreen })
