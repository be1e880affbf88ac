import { IconChevronRight, IconPlant2, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { enterDemo } from '#client/api/guards.ts'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { getSession } from '#client/phone/session.ts'
import { AppHeader } from '#client/shell/AppHeader.tsx'
import { HelpFoot } from '#client/shell/HelpFoot.tsx'
import { HeaderBand } from '#client/ui/page/HeaderBand.tsx'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import classes from './RoleChooser.module.css'

const ROLES = [
  { to: '/farmer', demo: 'farmer', name: 'farmer', hint: 'farmerHint', tone: 'leaf', Icon: IconPlant2 },
  { to: '/agent', demo: 'extension_agent', name: 'agent', hint: 'agentHint', tone: 'maize', Icon: IconUsers },
  { to: '/admin/login', demo: null, name: 'admin', hint: 'adminHint', tone: 'sky', Icon: IconShieldCheck },
] as const

/** In a demo choosing a role signs in; elsewhere the area asks for the sign-in. */
export function RoleChooser() {
  const t = useTranslations('account.select')
  usePageTitle(t('title'))
  const navigate = useNavigate()
  usePageTitle(t('title'))
  const notice = trpc.auth.status.useQuery().data?.platform.notice

  const enter = (role: 'farmer' | 'extension_agent', to: '/farmer' | '/agent') => async (event: React.MouseEvent) => {
    if (getSession()?.user.role === role || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    // Without an answer the area is opened all the same: it shows the error, and offers a retry.
    await enterDemo(role).catch(() => false)
    await navigate({ to })
  }

  return (
    <div className={classes.page}>
      <AppHeader home="/select" />
      <main>
        {notice && <p className={classes.notice}>{notice}</p>}
        <HeaderBand title={t('title')} text={t('lead')} />
        <div className={classes.roles}>
          {ROLES.map(({ to, demo, name, hint, tone, Icon }) => (
            <Link
              key={to}
              to={to}
              className={classes.role}
              data-tone={tone}
              onClick={demo ? enter(demo, to) : undefined}
            >
              <span className={classes.icon}>
                <Icon size={28} stroke={1.8} aria-hidden="true" />
              </span>
              <span className={classes.words}>
                <b>{t(name)}</b>
                <span>{t(hint)}</span>
              </span>
              <IconChevronRight size={22} aria-hidden="true" className={classes.arrow} />
            </Link>
          ))}
        </div>
      </main>
      <HelpFoot />
    </div>
  )
}
