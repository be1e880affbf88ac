import { useTranslations } from '#client/i18n/useTranslations.ts'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import classes from '#client/ui/page/WholePage.module.css'
import { useHome } from '../api/useHome.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Logo } from '../ui/Logo.tsx'
import { AppHeader } from './AppHeader.tsx'
import { HelpFoot } from './HelpFoot.tsx'
import { HomeLink } from './HomeLink.tsx'

export function NotFound() {
  const t = useTranslations('common.error')
  usePageTitle(t('notFound'))
  const home = useHome()
  return (
    <>
      <AppHeader home={home} />
      <main className={classes.page}>
        <EmptyState
          isScreen
          drawing={<Logo size={48} />}
          text={t('notFound')}
          hint={t('notFoundHint')}
          action={<HomeLink to={home} />}
        />
      </main>
      <HelpFoot />
    </>
  )
}
