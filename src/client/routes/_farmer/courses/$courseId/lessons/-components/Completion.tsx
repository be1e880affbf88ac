import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useVisibleSeconds } from '#client/features/learning/useVisibleSeconds.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import type { ShownLesson } from '#domain/learning/learning.schema.ts'
import classes from './LessonScreen.module.css'

type CompletionProps = { lesson: Pick<ShownLesson, 'id' | 'courseId'>; isDone: boolean; isWaiting: boolean }

/** Marks the lesson as completed, with the time it was on the screen. */
export function Completion({ lesson: { id, courseId }, isDone, isWaiting }: CompletionProps) {
  const t = useTranslations('learning.lesson')
  const isSignedIn = useSession() !== null
  const seconds = useVisibleSeconds(id)
  const complete = useWrite(api.learning.lessons.complete.mutate, {
    done: { title: t('done'), text: t('doneText'), tone: 'good' },
    failed: t('failed'),
  })
  if (!isSignedIn)
    return (
      <div className={classes.completion}>
        <Button
          size="md"
          renderRoot={(props) => (
            <Link to="/login" search={{ next: `/courses/${courseId}/lessons/${id}` }} {...props} />
          )}
        >
          {t('signIn')}
        </Button>
      </div>
    )
  return (
    <div className={classes.completion}>
      <Button
        size="md"
        leftSection={<IconCheck size={20} aria-hidden="true" />}
        disabled={isDone}
        loading={complete.isPending && !isDone}
        onClick={() => complete.mutate({ id, timeSpent: seconds() })}
      >
        {t('complete')}
      </Button>
      {isDone && <Badge tone="good">{t('completed')}</Badge>}
      {isWaiting && <PendingMark />}
    </div>
  )
}
