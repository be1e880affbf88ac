import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import { useHome } from '../api/useHome.ts'
import { AppHeader } from './AppHeader.tsx'
import { HelpFoot } from './HelpFoot.tsx'
import classes from './InfoPage.module.css'

/** A page of information, open to everybody; from the profile it has a way back. */
export function InfoPage({ title, lead, children }: { title: string; lead: string; children: Shown }) {
  const t = useTranslations('papers')
  usePageTitle(title)
  const home = useHome()
  const isFarmer = useSession()?.user.role === 'farmer'
  return (
    <>
      <AppHeader home={home} />
      <main className={classes.page}>
        <div className={classes.head}>
          <Link to={isFarmer ? '/profile' : home} className={classes.back}>
            <IconArrowLeft size={20} aria-hidden="true" /> {t('back')}
          </Link>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </div>
        <div className={classes.body}>{children}</div>
      </main>
      <HelpFoot />
    </>
  )
}
