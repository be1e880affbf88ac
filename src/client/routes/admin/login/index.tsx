import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AdminLoginScreen } from './-components/AdminLoginScreen.tsx'

export const Route = createFileRoute('/admin/login/')({
  beforeLoad: () => Promise.all([needMessages('admin'), needMessages('account')]),
  component: Screen,
})

function Screen() {
  const navigate = useNavigate()
  return <AdminLoginScreen onDone={() => void navigate({ to: '/admin', replace: true })} />
}
