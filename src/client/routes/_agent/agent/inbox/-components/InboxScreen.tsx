import { IconInbox } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { INBOX } from '#client/offline/agent/agent-questions.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import page from '#client/shell/agent/AgentPage.module.css'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './Inbox.module.css'
import { InboxCard } from './InboxCard.tsx'
import { SimulatorLink } from './SimulatorLink.tsx'

/** Text messages that the menu did not understand, for a person to answer. */
export function InboxScreen() {
  const t = useTranslations('agent.inbox')
  const isDemo = trpc.auth.status.useQuery().data?.demo === true
  const pages = trpc.agent.inbox.list.useInfiniteQuery(
    INBOX,
    // Messages come in, and others answer too.
    { ...PAGED, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  return (
    <main className={page.page}>
      <PageTitle action={isDemo && <SimulatorLink />}>{t('title')}</PageTitle>
      <div className={`${page.inset} ${classes.parts}`}>
        <p className={classes.lead}>{t('lead')}</p>
        <QueryView
          query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
          skeleton={<CardSkeletons count={4} height={148} />}
          empty={<EmptyState drawing={<IconInbox size={38} stroke={1.6} aria-hidden="true" />} text={t('none')} />}
        >
          {(messages) => (
            <ul className={classes.list}>
              {messages.map((message) => (
                <InboxCard key={message.id} message={message} />
              ))}
            </ul>
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
      </div>
    </main>
  )
}
