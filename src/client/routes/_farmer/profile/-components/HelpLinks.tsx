import { UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconHelpCircle, IconLifebuoy, IconLock, IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import classes from './rows.module.css'

const PAGES = [
  { to: '/tickets', name: 'requests', Icon: IconMessages },
  { to: '/help', name: 'faq', Icon: IconHelpCircle },
  { to: '/privacy', name: 'privacy', Icon: IconLock },
] as const

export function HelpLinks({ onHelp }: { onHelp: () => void }) {
  const t = useTranslations('profile')
  return (
    <Card className={classes.rows}>
      <UnstyledButton className={classes.row} onClick={onHelp}>
        <IconLifebuoy size={22} aria-hidden="true" />
        <span>{t('getHelp')}</span>
        <IconChevronRight size={20} aria-hidden="true" />
      </UnstyledButton>
      {PAGES.map(({ to, name, Icon }) => (
        <Link key={to} to={to} className={classes.row}>
          <Icon size={22} aria-hidden="true" />
          <span>{t(name)}</span>
          <IconChevronRight size={20} aria-hidden="true" />
        </Link>
      ))}
    </Card>
  )
}
