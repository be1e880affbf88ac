import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { noonOf } from '#client/phone/clock.ts'
import { useSession } from '#client/phone/session.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { Photo } from '#client/ui/photo/Photo.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { spoken } from '#domain/phone.ts'
import type { Visit } from '#domain/support/visits/visit.schema.ts'
import { canMoveVisit, type VisitStatus } from '#domain/support/visits/visit.ts'
import { CompleteForm } from './CompleteForm.tsx'
import { MoveForm } from './MoveForm.tsx'
import { useChangeVisit } from './useChangeVisit.ts'
import classes from './Visits.module.css'

const TONES: Record<VisitStatus, BadgeTone> = { scheduled: 'warm', confirmed: 'info', completed: 'good', cancelled: 'secondary' } // biome-ignore format: one row

/** A visit with what can be done with it now; `children` are lines of its own of the list it is in. */
export function VisitCard({ visit, children }: { visit: Pending<Visit>; children?: Shown }) {
  const t = useTranslations('agent.visits')
  const format = useFormat()
  const [form, setForm] = useState<'complete' | 'move' | null>(null)
  const close = () => setForm(null)
  const change = useChangeVisit()
  const mine = useSession()?.user.fullName
  const {
    id,
    farmerId,
    farmerName,
    location,
    phone,
    date,
    time,
    purpose,
    notes,
    outcome,
    agentName,
    status,
    isPending,
    photoIds,
  } = visit
  const day = format.dateTime(noonOf(date), { weekday: 'short', day: 'numeric', month: 'short', isExact: true })
  /** An agent has several visits, with the same buttons. */
  const named = (action: 'confirm' | 'complete' | 'move') => `${t(action)}: ${farmerName}, ${day}, ${format.hour(time)}`
  const can = (to: VisitStatus) => canMoveVisit(status, to)
  return (
    <Card className={classes.visit}>
      <div className={classes.head}>
        <b>{farmerName}</b>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <span>
        <time dateTime={`${date}T${time}`}>
          <Value>{day}</Value>, <Value>{format.hour(time)}</Value>
        </time>
        <Value>{location && ` · ${location}`}</Value>
      </span>
      <span>{purpose}</span>
      {notes && <span className={classes.quiet}>{notes}</span>}
      {outcome && <span className={classes.quiet}>{t('outcomeIs', { outcome })}</span>}
      {agentName && agentName !== mine && <span className={classes.quiet}>{t('by', { name: agentName })}</span>}
      {phone && (
        <a className={classes.link} href={`tel:${phone}`}>
          {spoken(phone)}
        </a>
      )}
      <DialogLink
        name="farmer"
        id={`${farmerId}.fields`}
        className={classes.link}
        label={t('fieldsOf', { name: farmerName })}
      >
        {t('fields')}
      </DialogLink>
      {photoIds.length > 0 && (
        <div className={classes.photos}>
          {photoIds.map((photoId) => (
            <Photo
              key={photoId}
              id={photoId}
              isSmall
              words={{ show: t('showPhoto'), failed: t('photoFailed'), alt: t('photoOf', { name: farmerName }) }}
            />
          ))}
        </div>
      )}
      {children}
      {can('completed') && form === null && (
        <div className={classes.actions}>
          {can('confirmed') && (
            <Button
              loading={change.isPending}
              aria-label={named('confirm')}
              onClick={() => change.mutate({ id, status: 'confirmed' })}
            >
              {t('confirm')}
            </Button>
          )}
          <Button
            variant={can('confirmed') ? 'default' : 'filled'}
            aria-label={named('complete')}
            onClick={() => setForm('complete')}
          >
            {t('complete')}
          </Button>
          <Button variant="default" aria-label={named('move')} onClick={() => setForm('move')}>
            {t('move')}
          </Button>
        </div>
      )}
      {form === 'complete' && <CompleteForm visit={visit} onDone={close} />}
      {form === 'move' && <MoveForm visit={visit} onDone={close} />}
      {/* Below the buttons: they would move under the finger when it goes. */}
      {isPending && <PendingMark />}
    </Card>
  )
}
