import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignOut } from '#client/api/useSignOut.ts'
import { isToBeSent } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { SignOutButton } from '#client/shell/SignOutButton.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import classes from './ProfileScreen.module.css'

/** Signs out; with unsent writes only after a confirmation. */
export function SignOut() {
  const t = useTranslations('profile')
  const { signOut, isPending } = useSignOut()
  const { entries, isDurable } = useOutbox()
  const [answer, setAnswer] = useState<'asking' | 'stays'>()
  const count = entries.filter(isToBeSent).length
  if (answer === 'asking' && count > 0)
    return (
      <div className={classes.leaving} role="alert" ref={intoView}>
        <p>{t(isDurable ? 'leaving.kept' : 'leaving.lost', { count })}</p>
        <Button ref={catchFocus} variant="default" onClick={() => setAnswer('stays')}>
          {t('leaving.stay')}
        </Button>
        <Button variant="light" color="clay" loading={isPending} onClick={signOut}>
          {t('leaving.leave')}
        </Button>
      </div>
    )
  const ask = () => setAnswer('asking')
  // Only after the confirmation is closed: opening the screen must not move the focus.
  return <SignOutButton ref={answer && catchFocus} instead={count > 0 ? ask : undefined} />
}

/** It is higher than the button that it replaces at the end of the page: scroll it into view. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
