import { Button } from '@mantine/core'
import { IconBook, IconFiles, IconMessage, IconReportAnalytics, IconUserShield } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Section } from '#client/ui/page/Section.tsx'
import { useIsWide } from '#client/ui/useIsWide.ts'
import classes from './AgentDashboard.module.css'

const PLACES = [
  { to: '/agent/messages', word: 'messages', Icon: IconMessage },
  { to: '/agent/documents', word: 'documents', Icon: IconFiles },
  { to: '/agent/reports', word: 'reports', Icon: IconReportAnalytics },
  { to: '/agent/courses', word: 'courses', Icon: IconBook },
  { to: '/agent/account', word: 'account', Icon: IconUserShield },
] as const

/** The places for which the bar of a phone has no room. */
export function FurtherPlaces() {
  const t = useTranslations('agent')
  if (useIsWide()) return null
  return (
    <Section title={t('places')}>
      <div className={classes.further}>
        {PLACES.map(({ to, word, Icon }) => (
          <Button
            key={to}
            variant="default"
            leftSection={<Icon size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to={to} {...props} />}
          >
            {t(`nav.${word}`)}
          </Button>
        ))}
      </div>
    </Section>
  )
}
