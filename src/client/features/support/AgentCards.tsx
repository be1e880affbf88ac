import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SAMPLE_AGENTS } from '#domain/support/agents.ts'
import classes from './AgentCards.module.css'
import { AgentFacts } from './AgentFacts.tsx'

export function AgentCards({ selected, onToggle }: { selected: string | null; onToggle: (id: string) => void }) {
  const t = useTranslations('tickets.help')
  return (
    <>
      <p className={classes.hint}>{t('agentsHint')}</p>
      <div className={classes.agents}>
        {SAMPLE_AGENTS.map((agent) => (
          <UnstyledButton
            key={agent.id}
            className={classes.agent}
            aria-pressed={selected === agent.id}
            onClick={() => onToggle(agent.id)}
          >
            <AgentFacts
              agent={agent}
              mark={selected === agent.id && <IconCheck size={20} className={classes.check} aria-hidden="true" />}
            />
          </UnstyledButton>
        ))}
      </div>
    </>
  )
}
