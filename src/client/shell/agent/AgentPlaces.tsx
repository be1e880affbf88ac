import {
  IconBook,
  IconCalendarEvent,
  IconCash,
  IconFiles,
  IconHome,
  IconInbox,
  IconLifebuoy,
  IconMessage,
  IconReportAnalytics,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react'
import { trpc } from '#client/api/hooks.ts'
import { useWaiting } from '#client/features/support/staff/useWaiting.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { INBOX_COUNT } from '#client/offline/agent/agent-questions.ts'
import grid from '#client/ui/page/grid.module.css'
import { Value } from '#client/ui/value/Value.tsx'
import { PlacesBar } from '../PlacesBar.tsx'
import classes from './AgentPlaces.module.css'

const PLACES = [
  { to: '/agent', name: 'home', Icon: IconHome, activeOptions: { exact: true, includeSearch: false } },
  { to: '/agent/farmers', name: 'farmers', Icon: IconUsers },
  { to: '/agent/visits', name: 'visits', Icon: IconCalendarEvent },
  { to: '/agent/tickets', name: 'requests', Icon: IconLifebuoy },
  { to: '/agent/inbox', name: 'inbox', Icon: IconInbox },
  // On a phone the agent's home leads to these.
  { to: '/agent/messages', name: 'messages', Icon: IconMessage, isDesktopOnly: true },
  { to: '/agent/payouts', name: 'payouts', Icon: IconCash, isDesktopOnly: true },
  { to: '/agent/documents', name: 'documents', Icon: IconFiles, isDesktopOnly: true },
  { to: '/agent/reports', name: 'reports', Icon: IconReportAnalytics, isDesktopOnly: true },
  { to: '/agent/courses', name: 'courses', Icon: IconBook, isDesktopOnly: true },
  { to: '/agent/account', name: 'account', Icon: IconUserShield, isDesktopOnly: true },
] as const

/** Those for which the bar of a phone has no room. */
export const FURTHER_PLACES = PLACES.filter((place) => 'isDesktopOnly' in place)

type Waiting = Partial<Record<(typeof PLACES)[number]['name'], number>>

/** The agent's places, with how many requests and text messages wait. */
export function AgentPlaces() {
  const { me = 0, nobody = 0 } = useWaiting()
  const inbox = trpc.agent.inbox.list.useQuery(INBOX_COUNT, { refetchOnMount: 'always', refetchInterval: WAITING_MS })
  return <Bar waiting={{ requests: me + nobody, inbox: inbox.data?.total ?? 0 }} />
}
const WAITING_MS = 300_000

/** The same places for who may not read anything yet. */
export const UncountedAgentPlaces = () => <Bar waiting={{}} />

function Bar({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('agent.nav')
  const places = PLACES.map(
    ({ name, isDesktopOnly, ...place }: (typeof PLACES)[number] & { isDesktopOnly?: true }) => ({
      ...place,
      word: t(name),
      className: `${classes.place} ${isDesktopOnly ? classes.desktopOnly : ''}`,
      mark: waiting[name] ? <Count count={waiting[name]} /> : null,
    }),
  )
  return <PlacesBar label={t('label')} places={places} />
}

function Count({ count }: { count: number }) {
  const t = useTranslations('agent.nav')
  const format = useFormat()
  return (
    <>
      <span className={classes.count} aria-hidden="true">
        {format.number(count)}
      </span>
      <span className={grid.told}>
        <Value>{t('waiting', { count: format.number(count) })}</Value>
      </span>
    </>
  )
}
