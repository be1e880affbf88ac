import { Button } from '@mantine/core'
import { IconReportAnalytics } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'

/** The way to a course's report. */
export function ReportButton({ course: { id, title } }: { course: AdminCourse }) {
  const t = useTranslations('admin.courses')
  return (
    <Button
      variant="default"
      aria-label={t('reportNamed', { title })}
      title={t('report')}
      leftSection={<IconReportAnalytics size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/admin/courses/$courseId" params={{ courseId: id }} {...props} />}
    >
      {t('report')}
    </Button>
  )
}
