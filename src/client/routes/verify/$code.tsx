import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { VerifyPage } from './-components/VerifyPage.tsx'

export const Route = createFileRoute('/verify/$code')({
  beforeLoad: () => Promise.all([needMessages('papers'), needMessages('learning')]),
  component: Screen,
})

function Screen() {
  const { code } = Route.useParams()
  const navigate = Route.useNavigate()
  return <VerifyPage key={code} code={code} onCheck={(next) => void navigate({ params: { code: next } })} />
}
