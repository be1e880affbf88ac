import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { SetUpScreen } from './-components/SetUpScreen.tsx'

export const Route = createFileRoute('/setup/')({
  beforeLoad: () => needMessages('admin'),
  component: Screen,
})

function Screen() {
  const navigate = useNavigate()
  return <SetUpScreen onDone={() => void navigate({ to: '/admin', replace: true })} />
}
