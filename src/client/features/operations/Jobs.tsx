import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Job } from '#domain/operations/jobs.schema.ts'
import type { JobState } from '#domain/operations/jobs.ts'
import classes from './Jobs.module.css'

const TONES: Record<JobState, BadgeTone> = { never: 'secondary', running: 'info', done: 'good', failed: 'destructive' }

/** The server's jobs: their interval, last run, outcome and next run. */
export function Jobs({ jobs }: { jobs: Job[] }) {
  const t = useTranslations('admin.jobs')
  return (
    <>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.list}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </>
  )
}

function JobRow({ job: { id, state, everyMinutes, error, startedAt, succeededAt, nextAt } }: { job: Job }) {
  const t = useTranslations('admin.jobs')
  const moment = useMoment()
  return (
    <li className={classes.job}>
      <h3>{t(`names.${id}`)}</h3>
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      <p className={classes.times}>
        <span>{t('every', { hours: everyMinutes / 60 })}</span>
        {startedAt && <span>{t('last', { date: moment(startedAt) })}</span>}
        {nextAt && <span>{t('next', { date: moment(nextAt) })}</span>}
      </p>
      {state === 'failed' && (
        <p className={classes.failure}>
          <Value>{error}</Value>{' '}
          <Value>{succeededAt ? t('lastGood', { date: moment(succeededAt) }) : t('neverGood')}</Value>
        </p>
      )}
    </li>
  )
}

function useMoment() {
  const format = useFormat()
  const when = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return (at: string) => format.dateTime(dateAt(at), when)
}
