import { Button } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'

/** A course that was hidden since this phone last had it, or that never was: a retry does not help. */
export function CourseGone({ wasHere }: { wasHere: boolean }) {
  const t = useTranslations('learning.course')
  const title = t(wasHere ? 'notAvailable' : 'notFound')
  usePageTitle(title)
  return (
    <EmptyState
      isScreen
      drawing={<IconBook size={38} stroke={1.6} aria-hidden="true" />}
      text={title}
      hint={t(wasHere ? 'notAvailableHint' : 'notFoundHint')}
      action={
        <Button variant="light" renderRoot={(props) => <Link to="/courses" {...props} />}>
          {t('back')}
        </Button>
      }
    />
  )
}
