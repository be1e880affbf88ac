import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { Question } from '#client/ui/Question.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Zone } from '#domain/fields/zone.schema.ts'
import { ZONE_TYPES } from '#domain/fields/zone.ts'
import records from '../../records.module.css'
import classes from './zones.module.css'

const isKnown = (type: string): type is keyof typeof ZONE_TYPES => Object.hasOwn(ZONE_TYPES, type)

/** A zone: its colour, its name and area, what tells it apart, and the plan for it. */
export function ZoneCard({ zone }: { zone: Pending<Zone> }) {
  const t = useTranslations('field.zones')
  const areaOf = useAreaWords()
  const [state, setState] = useState<'asking' | 'kept'>()
  const { id, fieldId, name, zoneType, area, color, managementStrategy, description, isPending } = zone
  const remove = useWrite(api.farmer.zones.remove.mutate, {
    done: { title: t('removed') },
    failed: withReason(t('failed')),
    refresh: (utils) => utils.farmer.zones.list.invalidate({ id: fieldId }),
  })
  return (
    <Card className={classes.zone}>
      <span className={classes.colour} style={{ background: color }} aria-hidden="true" />
      <div className={classes.words}>
        <b>{name}</b>
        <span className={classes.hint}>
          <Value>{[isKnown(zoneType) ? t(`types.${zoneType}`) : zoneType, areaOf(area)].join(' · ')}</Value>
        </span>
        {description && <p>{description}</p>}
        {managementStrategy && <p>{t('plan', { plan: managementStrategy })}</p>}
        {isPending && <PendingMark />}
        {state === 'asking' ? (
          <Question
            keep={t('keep')}
            confirm={t('remove')}
            isPending={remove.isPending}
            onKeep={() => setState('kept')}
            onConfirm={() => remove.mutate({ id: fieldId, zoneId: id })}
          >
            <p>{t('question', { name })}</p>
          </Question>
        ) : (
          <Button
            ref={state === 'kept' ? catchFocus : undefined}
            variant="subtle"
            color="gray"
            className={records.flush}
            aria-label={t('removeNamed', { name })}
            onClick={() => setState('asking')}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </Card>
  )
}
