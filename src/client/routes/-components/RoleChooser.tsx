import { IconChevronRight, IconPlant2, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AppHeader } from '#client/components/AppHeader.tsx'
import { HeaderBand } from '#client/components/HeaderBand.tsx'
import classes from './RoleChooser.module.css'

const ROLES = [
  { to: '/farmer', name: 'farmer', hint: 'farmerHint', tone: 'leaf', Icon: IconPlant2 },
  { to: '/agent', name: 'agent', hint: 'agentHint', tone: 'maize', Icon: IconUsers },
  { to: '/admin/login', name: 'admin', hint: 'adminHint', tone: 'sky', Icon: IconShieldCheck },
] as const

export function RoleChooser() {
  const t = useTranslations('common.select')
  return (
    <>
      <AppHeader home="/select" />
      <HeaderBand title={t('title')} text={t('lead')} />
      <main className={classes.roles}>
        {ROLES.map(({ to, name, hint, tone, Icon }) => (
          <Link key={to} to={to} className={classes.role} data-tone={tone}>
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
      </main>
    </>
  )
}
