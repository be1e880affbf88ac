import { createFileRoute } from '@tanstack/react-router'
import { FarmerHome } from './-components/FarmerHome.tsx'

export const Route = createFileRoute('/_farmer/farmer/')({ component: FarmerHome })
