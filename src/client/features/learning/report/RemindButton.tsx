import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Learner } from '#domain/learning/report.schema.ts'
import { useRemind } from './useRemind.ts'

/** Reminds a learner of the course. */
export function RemindButton({ courseId, learner: { id, fullName } }: { courseId: string; learner: Learner }) {
  const t = useTranslations('teaching')
  return (
    <Remind courseId={courseId} learnerIds={[id]} name={t('remindNamed', { name: fullName })}>
      {t('remind')}
    </Remind>
  )
}

/** Reminds the learners that are selected in a table. */
export function RemindSelected({ courseId, learners }: { courseId: string; learners: Learner[] }) {
  const t = useTranslations('teaching')
  return (
    <Remind courseId={courseId} learnerIds={learners.map(({ id }) => id)}>
      {t('remindSelected', { count: String(learners.length) })}
    </Remind>
  )
}

type RemindProps = { courseId: string; learnerIds: string[]; name?: string; children: Shown }

function Remind({ courseId, learnerIds, name, children }: RemindProps) {
  const remind = useRemind(courseId)
  return (
    <Button
      variant="default"
      leftSection={<IconBell size={18} aria-hidden="true" />}
      aria-label={name}
      // Not `loading`: a disabled button would lose the focus.
      aria-busy={remind.isPending}
      onClick={() => !remind.isPending && remind.mutate(learnerIds)}
    >
      {children}
    </Button>
  )
}
