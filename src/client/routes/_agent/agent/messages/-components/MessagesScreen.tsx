import { Button } from '@mantine/core'
import { IconMessage, IconUsersGroup } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ALL_TEXTS } from '#client/offline/agent/agent-questions.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { SMS_STATUS, type SmsStatus } from '#domain/messaging/sms.ts'
import { keysOf } from '#domain/table.ts'
import { MessageCard } from './MessageCard.tsx'
import classes from './Messages.module.css'

const GroupDialog = lazy(() => import('./GroupDialog.tsx'))

type MessagesScreenProps = { status: SmsStatus | undefined; onStatus: (status: SmsStatus | undefined) => void }

/** All text messages, newest first, with what became of each; one that failed can be sent again. */
export function MessagesScreen({ status, onStatus }: MessagesScreenProps) {
  const t = useTranslations('agent.messages')
  const words = useTranslations('agent.sms.status')
  const dialog = useDialog('record')
  const pages = trpc.agent.sms.messages.useInfiniteQuery(
    { ...ALL_TEXTS, status },
    // The gateway reports meanwhile.
    { ...PAGED, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  return (
    <main className={classes.main}>
      <PageTitle
        action={
          <Button leftSection={<IconUsersGroup size={18} aria-hidden="true" />} onClick={() => dialog.open('record')}>
            {t('group')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <div className={classes.parts}>
        <Chips label={t('filter')}>
          <Chip pressed={status === undefined} onPress={() => onStatus(undefined)}>
            {t('all')}
          </Chip>
          {keysOf(SMS_STATUS).map((each) => (
            <Chip key={each} pressed={each === status} onPress={() => onStatus(each)}>
              {words(each)}
            </Chip>
          ))}
        </Chips>
        <QueryView
          query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
          skeleton={<CardSkeletons count={5} height={104} />}
          empty={
            <EmptyState
              drawing={<IconMessage size={38} stroke={1.6} aria-hidden="true" />}
              text={t(status ? 'noneOf' : 'none')}
            />
          }
        >
          {(messages) => (
            <ul className={classes.list}>
              {messages.map((sms) => (
                <MessageCard key={sms.id} sms={sms} />
              ))}
            </ul>
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
      </div>
      {dialog.name && (
        <Suspense>
          <GroupDialog onClose={dialog.close} />
        </Suspense>
      )}
    </main>
  )
}
