import { createFileRoute } from '@tanstack/react-router'
import { AdvisoriesScreen } from './-components/AdvisoriesScreen.tsx'

export const Route = createFileRoute('/_farmer/advisories/')({ component: AdvisoriesScreen })
