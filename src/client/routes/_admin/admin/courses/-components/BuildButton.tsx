import { Button } from '@mantine/core'
import { IconHammer } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'

/** The way to the builder of a course. */
export function BuildButton({ course: { id, title } }: { course: AdminCourse }) {
  const t = useTranslations('desk.course')
  return (
    <Button
      variant="default"
      aria-label={t('buildNamed', { title })}
      title={t('build')}
      leftSection={<IconHammer size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/admin/courses/$courseId/build" params={{ courseId: id }} {...props} />}
    >
      {t('build')}
    </Button>
  )
}
