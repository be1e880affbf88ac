import { Button, type ButtonProps } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSignOut } from '#client/api/useSignOut.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { isToBeSent } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { countDrafts } from '#client/ui/form/drafts.ts'

/** Its messages are those of the farmer's profile, which other screens do not load. */
const SignOutQuestion = lazy(async () => {
  const [question] = await Promise.all([import('./SignOutQuestion.tsx'), needMessages('profile')])
  return question
})

type SignOutProps = ButtonProps & { to?: '/select' | '/admin/login' }

/** Signs out at once; where something would wait or be thrown away, after a confirmation. */
export function SignOut({ to, ...button }: SignOutProps) {
  const { signOut, isPending } = useSignOut(to)
  const { entries, isDurable, missing: lost } = useOutbox()
  const [drafts, setDrafts] = useState(0)
  const [answer, setAnswer] = useState<'asking' | 'stays'>()
  const unsent = entries.filter(isToBeSent).length
  const missing = lost?.keys.length ?? 0
  const press = () => {
    const begun = countDrafts()
    if (unsent + begun + missing === 0) return signOut()
    setDrafts(begun)
    setAnswer('asking')
  }
  if (answer === 'asking' && unsent + drafts + missing > 0)
    return (
      <Suspense>
        <SignOutQuestion
          {...{ unsent, drafts, missing, isDurable, isPending }}
          onStay={() => setAnswer('stays')}
          onLeave={signOut}
        />
      </Suspense>
    )
  return (
    <Button
      // Only after the confirmation is closed: opening the screen must not move the focus.
      ref={answer && catchFocus}
      variant="light"
      color="clay"
      leftSection={<IconLogout size={20} aria-hidden="true" />}
      loading={isPending}
      onClick={press}
      {...button}
    />
  )
}
