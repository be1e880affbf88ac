import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ROLES } from '#domain/roles.ts'
import { SetPasswordScreen } from './-components/SetPasswordScreen.tsx'

export const Route = createFileRoute('/set-password/')({
  beforeLoad: () => needMessages('account'),
  component: Screen,
})

function Screen() {
  const navigate = useNavigate()
  return <SetPasswordScreen onDone={({ role }) => void navigate({ href: ROLES[role].home, replace: true })} />
}
