import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { FURTHER_PLACES } from '#client/shell/agent/AgentPlaces.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { useIsWide } from '#client/ui/useIsWide.ts'
import classes from './AgentDashboard.module.css'

/** The places for which the bar of a phone has no room. */
export function FurtherPlaces() {
  const t = useTranslations('agent')
  if (useIsWide()) return null
  return (
    <Section title={t('places')}>
      <div className={classes.further}>
        {FURTHER_PLACES.map(({ to, name, Icon }) => (
          <Button
            key={to}
            variant="default"
            leftSection={<Icon size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to={to} {...props} />}
          >
            {t(`nav.${name}`)}
          </Button>
        ))}
      </div>
    </Section>
  )
}
