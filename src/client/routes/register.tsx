import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ownPath } from '#domain/sync/own-path.ts'
import { RegisterScreen } from './-components/RegisterScreen.tsx'

type RegisterSearch = { next?: string }

export const Route = createFileRoute('/register')({
  validateSearch: ({ next }: Record<string, unknown>): RegisterSearch => (typeof next === 'string' ? { next } : {}),
  beforeLoad: () => needMessages('account'),
  component: Screen,
})

function Screen() {
  const { next } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <RegisterScreen next={next} onDone={() => void navigate({ href: ownPath(next) ?? '/farmer', replace: true })} />
  )
}
