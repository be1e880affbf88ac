import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ProfileScreen } from './-components/ProfileScreen.tsx'

export const Route = createFileRoute('/_farmer/profile/')({
  beforeLoad: () => needMessages('profile'),
  component: ProfileScreen,
})
