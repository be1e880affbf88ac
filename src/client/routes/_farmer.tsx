import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { FarmerFrame } from './-components/FarmerFrame.tsx'

export const Route = createFileRoute('/_farmer')({
  beforeLoad: () => needMessages('farmer'),
  component: FarmerFrame,
})
