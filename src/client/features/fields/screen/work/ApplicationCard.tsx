import { IconCalendarTime, IconHandStop } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { digits } from '#client/i18n/digits.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { Card } from '#client/ui/Card.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Application } from '#domain/fields/field-record.schema.ts'
import { RESOURCE_TYPES } from '#domain/fields/soil.ts'
import { enterFrom } from '#domain/fields/waiting-times.ts'
import classes from '../records.module.css'
import { TakeBack } from '../TakeBack.tsx'

const NON_BREAKING_HYPHEN = '\u2011'

/** What went onto a field on a day, and how long to wait after it. */
export function ApplicationCard({ application }: { application: Pending<Application> }) {
  const t = useTranslations('field.work')
  const taken = useTranslations('field.takeBack')
  const undo = useWrite(api.farmer.applications.undo.mutate, {
    done: { title: taken('done') },
    failed: withReason(taken('failed')),
    refresh: (utils) => utils.farmer.applications.list.invalidate({ id: application.fieldId }),
  })
  const format = useFormat()
  const money = useMoney()
  const { id, fieldId, resourceType, resourceName, applicationDate, quantity, unit, grade, totalCost, currency } =
    application
  const type = Object.hasOwn(RESOURCE_TYPES, resourceType) ? t(`types.${resourceType as keyof typeof RESOURCE_TYPES}`) : resourceType // biome-ignore format: one sentence
  const facts = [
    type,
    t('amount', { quantity: format.number(quantity, { maximumFractionDigits: 2 }), unit }),
    grade && t('gradeOf', { grade: grade.map((part) => digits(part)).join(NON_BREAKING_HYPHEN) }),
    totalCost !== null && money.formatAmount(totalCost, currency),
  ].filter((fact) => typeof fact === 'string')
  return (
    <Card className={classes.record}>
      <div className={classes.head}>
        <b>{resourceName}</b>
        <span className={classes.quiet}>
          {applicationDate && format.dateTime(noonOf(applicationDate), { dateStyle: 'medium' })}
        </span>
      </div>
      <p className={`${classes.quiet} ${classes.amount}`}>
        <Value>{facts.join(' · ')}</Value>
      </p>
      <Waits application={application} />
      {application.notes && <p className={classes.quiet}>{application.notes}</p>}
      {application.isPending && <PendingMark />}
      <TakeBack
        name={resourceName}
        question={taken('application', { name: resourceName })}
        isPending={undo.isPending}
        onConfirm={() => undo.mutate({ id: fieldId, applicationId: id })}
      />
    </Card>
  )
}

/** From when on the field is harvested and entered again; what has passed is said quietly. */
function Waits({ application: { harvestFrom, applicationDate, reEntryHours } }: { application: Application }) {
  const t = useTranslations('field.work')
  const format = useFormat()
  const date = (day: string) => format.dateTime(noonOf(day), { dateStyle: 'medium' })
  const outUntil = enterFrom(applicationDate, reEntryHours)
  return (
    <>
      {harvestFrom && (
        <p className={classes.waits} data-over={harvestFrom <= today() || undefined}>
          <IconCalendarTime size={20} aria-hidden="true" />{' '}
          <Value>{t('harvestFrom', { date: date(harvestFrom) })}</Value>
        </p>
      )}
      {outUntil && (
        <p className={classes.waits} data-over={outUntil <= today() || undefined}>
          <IconHandStop size={20} aria-hidden="true" /> <Value>{t('stayOut', { date: date(outUntil) })}</Value>
        </p>
      )}
    </>
  )
}
