import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ROLES } from '#domain/roles.ts'
import { ownPath } from '#domain/sync/own-path.ts'
import { SignInScreen } from './-components/SignInScreen.tsx'

/** `next` is the page that the visitor asked for. */
type LoginSearch = { next?: string }

export const Route = createFileRoute('/login')({
  validateSearch: ({ next }: Record<string, unknown>): LoginSearch => (typeof next === 'string' ? { next } : {}),
  beforeLoad: () => needMessages('account'),
  component: Screen,
})

function Screen() {
  const { next } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <SignInScreen
      next={next}
      onDone={({ role }) => void navigate({ href: ownPath(next) ?? ROLES[role].home, replace: true })}
    />
  )
}
