import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { SAMPLE_AGENTS } from '#domain/support/agents.ts'
import classes from './AgentDirectory.module.css'
import { AgentFacts } from './AgentFacts.tsx'

/** The extension agents, read-only; requests are sent from 'Get help'. */
export default function AgentDirectory({ onClose }: { onClose: () => void }) {
  const t = useTranslations('papers.agents')
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.agents}>
        {SAMPLE_AGENTS.map((agent) => (
          <li key={agent.id}>
            <AgentFacts agent={agent} />
          </li>
        ))}
      </ul>
    </SheetDialog>
  )
}
