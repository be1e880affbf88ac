import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { FarmerHome } from './-components/FarmerHome.tsx'

export const Route = createFileRoute('/_farmer/farmer/')({
  beforeLoad: () => needMessages('advisories'),
  component: FarmerHome,
})
