import { IconArrowLeft, IconLifebuoy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/support/Conversation.module.css'
import { Conversation } from '#client/features/support/Conversation.tsx'
import { ReplyForm } from '#client/features/support/ReplyForm.tsx'
import { optimisticConversation } from '#client/offline/optimistic/other-lists.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { QueryView } from '#client/ui/QueryView.tsx'

/** A request of the farmer's own, with its answers; she may add to it while it is open. */
export function TicketScreen({ ticketId }: { ticketId: string }) {
  const t = useTranslations('tickets')
  const talk = trpc.farmer.contact.conversation.useQuery(
    { ticketId },
    { refetchOnMount: 'always', select: useOptimistic(optimisticConversation) },
  )
  const reply = useReply()
  if (!talk.data && problemOf(talk.error) === 'notFound') return <NoTicket />
  return (
    <>
      <Back />
      <PageTitle>{talk.data?.subject ?? t('noSubject')}</PageTitle>
      <div className={`${classes.page} ${grid.inOrder}`}>
        <QueryView query={talk}>
          {(found) => (
            <>
              <Conversation talk={found} viewer="sender" />
              {found.replies.length === 0 && <p className={classes.closed}>{t('waiting')}</p>}
              {found.status === 'closed' ? (
                <p className={classes.closed}>
                  {t('isClosed')} {t('isClosedHint')}
                </p>
              ) : (
                <ReplyForm
                  label={t('add')}
                  submit={t('addSubmit')}
                  isPending={reply.isPending}
                  onSend={(message, done) => reply.mutate({ ticketId, message }, done)}
                />
              )}
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}

function Back() {
  const t = useTranslations('tickets')
  return (
    <Link to="/tickets" className={classes.back}>
      <IconArrowLeft size={20} aria-hidden="true" /> {t('back')}
    </Link>
  )
}

/** There is none of that number, or it is somebody else's: no connection mends that. */
function NoTicket() {
  const t = useTranslations('common.error')
  return (
    <>
      <Back />
      <div className={classes.page}>
        <EmptyState
          isScreen
          drawing={<IconLifebuoy size={38} stroke={1.6} aria-hidden="true" />}
          text={t('notFound')}
          hint={t('notFoundHint')}
        />
      </div>
    </>
  )
}

function useReply() {
  const t = useTranslations('tickets')
  return useWrite(api.farmer.contact.reply.mutate, {
    done: { title: t('added'), text: t('addedText'), tone: 'good' },
    failed: t('failed'),
  })
}
