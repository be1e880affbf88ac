import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EmptyState } from './EmptyState.tsx'
import { HomeLink } from './HomeLink.tsx'
import { Logo } from './Logo.tsx'
import classes from './WholePage.module.css'

/** Stands in for a screen that threw: a bug of ours, or a piece of the app that could not be loaded. */
export function ScreenError({ reset }: ErrorComponentProps) {
  const t = useTranslations('common')
  return (
    <main className={classes.page} role="alert">
      <EmptyState
        drawing={<Logo size={48} />}
        text={t('error.screen')}
        hint={t('error.screenHint')}
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
