import { useTranslations } from 'use-intl'
import { EmptyState } from './EmptyState.tsx'
import { HomeLink } from './HomeLink.tsx'
import { Logo } from './Logo.tsx'
import classes from './WholePage.module.css'

export function NotFound() {
  const t = useTranslations('common.error')
  return (
    <main className={classes.page}>
      <EmptyState
        isScreen
        drawing={<Logo size={48} />}
        text={t('notFound')}
        hint={t('notFoundHint')}
        action={<HomeLink />}
      />
    </main>
  )
}
