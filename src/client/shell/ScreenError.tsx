import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import classes from '#client/ui/page/WholePage.module.css'
import { useOnline } from '../offline/connection.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Logo } from '../ui/Logo.tsx'
import { HomeLink } from './HomeLink.tsx'

/** Stands in for a screen that threw: a bug of ours, or a piece of the app that could not be loaded. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('common')
  const isOnline = useOnline()
  const isMissing = !isOnline && isPieceMissing(error)
  return (
    <main className={classes.page} role="alert">
      <EmptyState
        drawing={<Logo size={48} />}
        text={t(isMissing ? 'error.unopened' : 'error.screen')}
        hint={t(isMissing ? 'error.loadHint' : 'error.screenHint')}
        action={
          <div className={classes.actions}>
            <Button variant="light" onClick={reset}>
              {t('action.retry')}
            </Button>
            <HomeLink />
          </div>
        }
      />
    </main>
  )
}

/** Each browser has words of its own for a piece of the app that it could not fetch. */
const isPieceMissing = (error: unknown) => error instanceof TypeError && /module|import/i.test(error.message)
