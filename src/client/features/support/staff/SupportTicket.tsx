import { Button } from '@mantine/core'
import { IconArrowLeft, IconMail, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { optimisticRequest } from '#client/offline/optimistic/requests.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { useSession } from '#client/phone/session.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { mailtoOf } from '#domain/people/email.ts'
import type { Conversation as Talk } from '#domain/support/contact.schema.ts'
import classes from '../Conversation.module.css'
import { Conversation } from '../Conversation.tsx'
import { ReplyForm } from '../ReplyForm.tsx'
import { AssigneeChoice } from './AssigneeChoice.tsx'
import type { SupportPlace } from './places.ts'
import { useTicketActions } from './useTicketActions.ts'

/** A request for an agent: the sender's contact, the conversation, and the reply. */
export function SupportTicket({ ticketId, place }: { ticketId: string; place: SupportPlace }) {
  const t = useTranslations('tickets')
  const author = useSession()?.user.fullName ?? null
  const select = useOptimistic(
    useCallback((found: Talk, entries: readonly OutboxEntry[]) => optimisticRequest(found, entries, author), [author]),
  )
  const talk = trpc.farmer.contact.conversation.useQuery({ ticketId }, { refetchOnMount: 'always', select })
  return (
    <>
      <Link to={place} className={classes.back}>
        <IconArrowLeft size={20} aria-hidden="true" /> {t('back')}
      </Link>
      <PageTitle isPlain={place === '/admin/support'} part={ticketId}>
        {talk.data?.subject ?? t('noSubject')}
      </PageTitle>
      <div className={classes.page}>
        <QueryView query={talk}>
          {(found) => (
            <>
              <Reach talk={found} />
              <AssigneeChoice talk={found} />
              <Conversation talk={found} viewer="agent" />
              <Answer talk={found} />
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}

/** The reply to an open request, and a button to close it; a closed one can be opened again. */
function Answer({ talk }: { talk: Talk }) {
  const t = useTranslations('tickets')
  const { ticketId } = talk
  const { answer, close, reopen } = useTicketActions(talk)
  if (talk.status === 'closed')
    return (
      <div className={classes.closed}>
        <p className={classes.closedText}>{t('isClosed')}</p>
        <Button
          ref={close.input && catchFocus}
          variant="default"
          loading={reopen.isPending}
          onClick={() => reopen.mutate({ ticketId })}
        >
          {t('reopen')}
        </Button>
      </div>
    )
  return (
    <ReplyForm
      ticketId={ticketId}
      label={t('answer')}
      submit={t('answerSubmit')}
      isPending={answer.isPending}
      onSend={(message, done) => answer.mutate({ ticketId, message }, done)}
    >
      <Button variant="default" size="md" loading={close.isPending} onClick={() => close.mutate({ ticketId })}>
        {t('close')}
      </Button>
    </ReplyForm>
  )
}

function Reach({ talk: { name, phone, email, hasAccount } }: { talk: Talk }) {
  const t = useTranslations('tickets')
  return (
    <Card className={classes.reach}>
      <b>{name}</b>
      {!hasAccount && <p className={classes.note}>{t(phone || email ? 'noAccount' : 'noWay')}</p>}
      {phone && (
        <a className={classes.way} href={`tel:${phone}`}>
          <IconPhone size={20} aria-hidden="true" /> <Value>{t('call', { phone })}</Value>
        </a>
      )}
      {email && <Email email={email} />}
    </Card>
  )
}

/** A link if it is a valid address; other text is shown as typed. */
function Email({ email }: { email: string }) {
  const href = mailtoOf(email)
  return href ? (
    <a className={classes.way} href={href}>
      <IconMail size={20} aria-hidden="true" /> <Value>{email}</Value>
    </a>
  ) : (
    <p className={classes.note}>{email}</p>
  )
}
