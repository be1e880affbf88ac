import { IconMapPin } from '@tabler/icons-react'
import type { Shown } from '#client/i18n/shown.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { SAMPLE_AGENTS } from '#domain/support/agents.ts'
import classes from './AgentFacts.module.css'

/** An agent's subject, place, skills and languages; `mark` is shown at the end of the first line. */
export function AgentFacts({ agent, mark }: { agent: (typeof SAMPLE_AGENTS)[number]; mark?: Shown }) {
  const t = useTranslations('tickets.help')
  const format = useFormat()
  const isAvailable = agent.availability === 'Available'
  return (
    <span className={classes.facts}>
      <span className={classes.head}>
        <b>{agent.name}</b>
        <Badge tone={isAvailable ? 'good' : 'warm'}>{t(isAvailable ? 'available' : 'busy')}</Badge>
        {mark}
      </span>
      <span>{t(`profession.${agent.id}`)}</span>
      <span className={classes.place}>
        <IconMapPin size={16} aria-hidden="true" /> <Value>{agent.location}</Value>
      </span>
      <span>{t('specialties', { list: format.list(agent.specialties.map((each) => t(`specialty.${each}`))) })}</span>
      <span>{t('languages', { list: format.list(agent.languages.map((each) => t(`tongue.${each}`))) })}</span>
      <span className={classes.reach}>{agent.email}</span>
    </span>
  )
}
