import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TabList } from '#client/ui/dialog/TabList.tsx'
import tabs from '#client/ui/dialog/tabs.module.css'
import { SAMPLE_AGENTS } from '#domain/support/agents.ts'
import { AgentCards } from './AgentCards.tsx'
import { EmergencyHelp } from './EmergencyHelp.tsx'
import classes from './HelpDialog.module.css'

const ContactForm = lazyForm(async () => (await import('./ContactForm.tsx')).ContactForm)

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tickets.help')
  const [agentId, setAgentId] = useState<string | null>(null)
  const [tab, setTab] = useState<string | null>('contact')
  const [isUrgent, setIsUrgent] = useState(false)
  const agent = SAMPLE_AGENTS.find(({ id }) => id === agentId) ?? null
  const toggle = (id: string) => setAgentId((before) => (before === id ? null : id))
  const writeUrgently = () => {
    setIsUrgent(true)
    setTab('contact')
  }
  return (
    <SheetDialog onClose={onClose} title={t('title')} width={600}>
      <Link to="/tickets" className={classes.mine} replace>
        {t('mine')}
      </Link>
      <Tabs value={tab} onChange={setTab} keepMounted>
        <TabList grow>
          <Tabs.Tab value="contact">{t('contact')}</Tabs.Tab>
          <Tabs.Tab value="agents">{t('agents')}</Tabs.Tab>
          <Tabs.Tab value="emergency">{t('emergency')}</Tabs.Tab>
        </TabList>
        <Tabs.Panel value="contact" className={tabs.panel}>
          <ContactForm
            agent={agent}
            isUrgent={isUrgent}
            onSent={() => {
              setAgentId(null)
              onClose()
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="agents" className={tabs.panel}>
          <AgentCards selected={agentId} onToggle={toggle} />
        </Tabs.Panel>
        <Tabs.Panel value="emergency" className={tabs.panel}>
          <EmergencyHelp onWrite={writeUrgently} />
        </Tabs.Panel>
      </Tabs>
    </SheetDialog>
  )
}
