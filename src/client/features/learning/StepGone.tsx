import { Button } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'

type StepGoneProps = { courseId: string; title: string; hint: string }

/** A lesson or a quiz that is not in this course, or that its learner may not open yet. */
export function StepGone({ courseId, title, hint }: StepGoneProps) {
  const t = useTranslations('learning.course')
  usePageTitle(title)
  return (
    <EmptyState
      isScreen
      drawing={<IconBook size={38} stroke={1.6} aria-hidden="true" />}
      text={title}
      hint={hint}
      action={
        <Button
          variant="light"
          renderRoot={(props) => <Link to="/courses/$courseId" params={{ courseId }} {...props} />}
        >
          {t('toCourse')}
        </Button>
      }
    />
  )
}
