import { Button } from '@mantine/core'
import { IconMail, IconPencil, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NOTES_SHOWN } from '#client/offline/agent/agent-questions.ts'
import { optimisticNotes } from '#client/offline/optimistic/farmers.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { FarmerDetail } from '#domain/people/farmer.schema.ts'
import { spoken } from '#domain/phone.ts'
import classes from './Farmer.module.css'
import { NoteForm } from './NoteForm.tsx'

/** How to reach a farmer, and what was said. */
export function FarmerDetails({ farmer }: { farmer: FarmerDetail }) {
  const t = useTranslations('agent')
  const format = useFormat()
  const [isWriting, setWriting] = useState(false)
  const { id, username, phone, email, location, gender, birthYear, groupName, agentName, isMine, isActive, createdAt } =
    farmer
  const agent = isMine ? t('byMe') : (agentName ?? t('noAgent'))
  return (
    <div className={classes.parts}>
      <Facts
        facts={[
          [t('place'), location ?? t('noLocation')],
          ...(gender ? [[t('gender'), t(`genders.${gender}`)] as const] : []),
          ...(birthYear ? [[t('birthYear'), String(birthYear)] as const] : []),
          ...(groupName ? [[t('group'), groupName] as const] : []),
          [t('looksAfter'), agent],
          [t('username'), username],
          [t('joined'), format.dateTime(dateAt(createdAt), { dateStyle: 'medium' })],
          [t('state'), t(isActive ? 'active' : 'inactive')],
          ...(phone ? [] : [[t('phone'), t('noPhone')] as const]),
        ]}
      />
      {phone && (
        <a className={classes.way} href={`tel:${phone}`}>
          <IconPhone size={20} aria-hidden="true" /> <Value>{spoken(phone)}</Value>
        </a>
      )}
      {email && (
        <a className={classes.way} href={`mailto:${encodeURIComponent(email)}`}>
          <IconMail size={20} aria-hidden="true" /> <Value>{email}</Value>
        </a>
      )}
      <section aria-label={t('notes.title')} className={classes.parts}>
        <h3 className={classes.heading}>{t('notes.title')}</h3>
        {isWriting ? (
          <NoteForm farmerId={id} onDone={() => setWriting(false)} />
        ) : (
          <Button
            variant="default"
            leftSection={<IconPencil size={20} aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            {t('notes.new')}
          </Button>
        )}
        <Notes farmerId={id} />
      </section>
    </div>
  )
}

function Notes({ farmerId }: { farmerId: string }) {
  const t = useTranslations('agent.notes')
  const format = useFormat()
  const notes = trpc.agent.farmers.notes.useQuery({ farmerId, limit: NOTES_SHOWN })
  const { entries } = useOutbox()
  const data = notes.data && optimisticNotes(notes.data.items, entries, farmerId)
  return (
    <QueryView query={{ ...notes, data }} empty={<EmptyState text={t('none')} />}>
      {(shown) => (
        <ul className={classes.notes}>
          {shown.map(({ id, text, channel, authorName, createdAt, isPending }) => (
            <li key={id}>
              <span>{text}</span>
              <span className={classes.quiet}>
                <Value>{t(`channels.${channel}`)}</Value> ·{' '}
                <time dateTime={createdAt}>{format.dateTime(dateAt(createdAt), { dateStyle: 'medium' })}</time>
                <Value>{authorName && ` · ${authorName}`}</Value>
              </span>
              {isPending && <PendingMark />}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
