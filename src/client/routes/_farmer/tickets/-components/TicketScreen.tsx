import { Button } from '@mantine/core'
import { IconArrowLeft, IconLifebuoy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/support/Conversation.module.css'
import { Conversation } from '#client/features/support/Conversation.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { optimisticConversation } from '#client/offline/optimistic/conversation.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'

const ReplyForm = lazyForm(async () => (await import('#client/features/support/ReplyForm.tsx')).ReplyForm)

/** The farmer's own request with its answers, and a reply form while it is open. */
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
      <PageTitle part={ticketId}>{talk.data?.subject ?? t('noSubject')}</PageTitle>
      <div className={`${classes.page} ${grid.inOrder}`}>
        <QueryView query={talk}>
          {(found) => (
            <>
              <Conversation talk={found} viewer="sender" />
              {found.replies.length === 0 && <p className={classes.closed}>{t('waiting')}</p>}
              {found.status === 'closed' ? (
                <div className={classes.closed}>
                  <p className={classes.closedText}>
                    {t('isClosed')} {t('isClosedHint')}
                  </p>
                  <Button
                    variant="light"
                    leftSection={<IconLifebuoy size={20} aria-hidden="true" />}
                    renderRoot={(props) => <Link to="/tickets" search={{ open: 'help' }} {...props} />}
                  >
                    {t('askAgain')}
                  </Button>
                </div>
              ) : (
                <ReplyForm
                  ticketId={ticketId}
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

/** An unknown number, or another user's request: a retry does not help. */
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
