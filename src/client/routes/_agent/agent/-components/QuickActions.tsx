import { UnstyledButton } from '@mantine/core'
import { IconBulb, IconCalendarPlus, IconUserPlus, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { addressOf } from '#client/ui/dialog/dialog-address.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Section } from '#client/ui/page/Section.tsx'
import tiles from '#client/ui/page/tiles.module.css'
import classes from './AgentDashboard.module.css'

/** What an agent begins most often. */
export function QuickActions() {
  const t = useTranslations('agent')
  const dialog = useDialog('visit', 'record')
  return (
    <Section title={t('quick')}>
      <div className={`${tiles.tiles} ${classes.actions}`}>
        <UnstyledButton className={tiles.tile} onClick={() => dialog.open('visit')}>
          <span className={tiles.icon}>
            <IconCalendarPlus size={22} aria-hidden="true" />
          </span>
          {t('visits.title')}
        </UnstyledButton>
        <UnstyledButton className={tiles.tile} onClick={() => dialog.open('record')}>
          <span className={tiles.icon}>
            <IconBulb size={22} aria-hidden="true" />
          </span>
          {t('advice.create')}
        </UnstyledButton>
        <Link to="/agent/messages" search={{ open: addressOf('record') }} className={tiles.tile}>
          <span className={tiles.icon}>
            <IconUsersGroup size={22} aria-hidden="true" />
          </span>
          {t('messages.group')}
        </Link>
        <Link to="/agent/farmers" search={{ open: addressOf('register') }} className={tiles.tile}>
          <span className={tiles.icon}>
            <IconUserPlus size={22} aria-hidden="true" />
          </span>
          {t('register.open')}
        </Link>
      </div>
    </Section>
  )
}
