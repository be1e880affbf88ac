import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { RoleChooser } from './-components/RoleChooser.tsx'

export const Route = createFileRoute('/select')({
  beforeLoad: () => needMessages('account'),
  component: RoleChooser,
})
