import {
  IconBook,
  IconCalendarEvent,
  IconFiles,
  IconHome,
  IconInbox,
  IconLifebuoy,
  IconMessage,
  IconReportAnalytics,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { useWaiting } from '#client/features/support/desk/useWaiting.ts'
import { INBOX_COUNT } from '#client/offline/ahead/agent-questions.ts'
import { type Place, PlacesBar } from '../PlacesBar.tsx'

const PLACES = [
  { to: '/agent', name: 'home', Icon: IconHome, isExact: true },
  { to: '/agent/farmers', name: 'farmers', Icon: IconUsers },
  { to: '/agent/visits', name: 'visits', Icon: IconCalendarEvent },
  { to: '/agent/tickets', name: 'requests', Icon: IconLifebuoy },
  { to: '/agent/inbox', name: 'inbox', Icon: IconInbox },
  // On a phone the agent's home leads to these.
  { to: '/agent/messages', name: 'messages', Icon: IconMessage, isForDesk: true },
  { to: '/agent/documents', name: 'documents', Icon: IconFiles, isForDesk: true },
  { to: '/agent/reports', name: 'reports', Icon: IconReportAnalytics, isForDesk: true },
  { to: '/agent/courses', name: 'courses', Icon: IconBook, isForDesk: true },
  { to: '/agent/account', name: 'account', Icon: IconUserShield, isForDesk: true },
] as const

type Waiting = Partial<Record<(typeof PLACES)[number]['name'], Place['waiting']>>

/** The agent's places, with how many requests and text messages wait. */
export function AgentPlaces() {
  const t = useTranslations('agent.nav')
  const format = useFormatter()
  const { me = 0, nobody = 0 } = useWaiting()
  const inbox = trpc.agent.inbox.list.useQuery(INBOX_COUNT, { refetchOnMount: 'always', refetchInterval: WAITING_MS })
  const waiting = (total: number) => {
    const count = format.number(total)
    return total > 0 ? { count, spoken: t('waiting', { count }) } : undefined
  }
  return <Bar waiting={{ requests: waiting(me + nobody), inbox: waiting(inbox.data?.total ?? 0) }} />
}
const WAITING_MS = 300_000

/** The same places for who may not read anything yet. */
export function UncountedAgentPlaces() {
  return <Bar waiting={{}} />
}

function Bar({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('agent.nav')
  const places = PLACES.map(({ name, ...place }) => ({ ...place, word: t(name), waiting: waiting[name] }))
  return <PlacesBar label={t('label')} places={places} />
}
