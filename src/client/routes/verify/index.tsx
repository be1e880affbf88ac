import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { VerifyPage } from './-components/VerifyPage.tsx'

export const Route = createFileRoute('/verify/')({
  beforeLoad: () => Promise.all([needMessages('papers'), needMessages('learning')]),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return <VerifyPage onCheck={(code) => void navigate({ to: '/verify/$code', params: { code } })} />
}
