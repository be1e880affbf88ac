import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { dateAt } from '#domain/dates.ts'
import type { Learner } from '#domain/learning/report.schema.ts'
import { LearnerCertificate } from './LearnerCertificate.tsx'
import classes from './Learners.module.css'
import { STATE_TONES } from './learner-words.ts'
import { RemindButton } from './RemindButton.tsx'

/** The columns of learners in the table and in the CSV file, with a reminder for those who have not completed. */
export function useLearnerColumns(courseId: string): TableColumn<Learner, never>[] {
  const t = useTranslations('teaching')
  const format = useFormat()
  const day = (instant: string) => (
    <span className={classes.short}>{format.dateTime(dateAt(instant), { dateStyle: 'medium' })}</span>
  )
  const stateOf = ({ state }: Learner) => t(`states.${state}`)
  return [
    {
      id: 'name',
      head: t('name'),
      cell: ({ fullName }) => <b>{fullName}</b>,
      csv: ({ fullName }) => fullName,
      isFixed: true,
    },
    {
      id: 'place',
      head: t('place'),
      cell: ({ location }) => location ?? t('noPlace'),
      csv: ({ location }) => location,
    },
    {
      id: 'progress',
      head: t('progress'),
      cell: ({ progressPercentage }) => format.number(progressPercentage / 100, { style: 'percent' }),
      csv: ({ progressPercentage }) => progressPercentage,
      isNumber: true,
    },
    {
      id: 'active',
      head: t('lastActive'),
      cell: ({ activeAt }) => day(activeAt),
      csv: ({ activeAt }) => activeAt.slice(0, 10),
    },
    {
      id: 'state',
      head: t('state'),
      cell: (learner) => (
        <span className={classes.short}>
          <Badge tone={STATE_TONES[learner.state]}>{stateOf(learner)}</Badge>
        </span>
      ),
      csv: stateOf,
    },
    {
      id: 'reminded',
      head: t('lastReminded'),
      cell: ({ remindedAt }) => (remindedAt ? day(remindedAt) : t('never')),
      csv: ({ remindedAt }) => remindedAt?.slice(0, 10) ?? null,
    },
    {
      id: 'certificate',
      head: t('certificate'),
      cell: (learner) => <LearnerCertificate learner={learner} />,
      csv: ({ certificate }) =>
        certificate && (certificate.isRevoked ? `${certificate.code} (${t('revoked')})` : certificate.code),
    },
    {
      id: 'action',
      head: t('reminder'),
      cell: (learner) => learner.state !== 'completed' && <RemindButton courseId={courseId} learner={learner} />,
    },
  ]
}
