import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '#client/areas.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { FarmerFrame } from './-components/FarmerFrame.tsx'

export const Route = createFileRoute('/_farmer')({
  beforeLoad: async ({ location: { href }, preload }) => {
    await Promise.all([needMessages('farmer'), requireRole('farmer', { href, preload })])
  },
  component: FarmerFrame,
})
