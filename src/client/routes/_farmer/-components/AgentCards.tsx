import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconMapPin } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Badge } from '#client/components/Badge.tsx'
import { SAMPLE_AGENTS } from '#domain/farmer/agents.ts'
import classes from './AgentCards.module.css'

export function AgentCards({ selected, onToggle }: { selected: string | null; onToggle: (id: string) => void }) {
  const t = useTranslations('farmer.help')
  const format = useFormatter()
  return (
    <>
      <p className={classes.hint}>{t('agentsHint')}</p>
      <div className={classes.agents}>
        {SAMPLE_AGENTS.map(({ id, name, location, email, specialties, languages, availability }) => (
          <UnstyledButton
            key={id}
            className={classes.agent}
            aria-pressed={selected === id}
            onClick={() => onToggle(id)}
          >
            <span className={classes.head}>
              <b>{name}</b>
              <Badge tone={availability === 'Available' ? 'good' : 'warm'}>
                {t(availability === 'Available' ? 'available' : 'busy')}
              </Badge>
              {selected === id && <IconCheck size={20} className={classes.check} aria-hidden="true" />}
            </span>
            <span>{t(`profession.${id}`)}</span>
            <span className={classes.place}>
              <IconMapPin size={16} aria-hidden="true" /> {location}
            </span>
            <span>{t('specialties', { list: format.list(specialties.map((each) => t(`specialty.${each}`))) })}</span>
            <span>{t('languages', { list: format.list(languages.map((each) => t(`tongue.${each}`))) })}</span>
            <span className={classes.reach}>{email}</span>
          </UnstyledButton>
        ))}
      </div>
    </>
  )
}
