import { Button } from '@mantine/core'
import { IconCopy, IconDownload, IconEye, IconFileTypeDocx, IconReportAnalytics } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import type { BuiltCourse } from '#domain/learning/build/built-course.schema.ts'
import classes from './Builder.module.css'

/** What course this is, whether learners see it, how it looks to them, and what can be done with the whole of it. */
export function BuilderHead({ course: { id, title, isPublished } }: { course: BuiltCourse }) {
  const t = useTranslations('desk.builder')
  const admin = useTranslations('admin.courses')
  const dialog = useDialog('document')
  return (
    <>
      <div className={classes.head}>
        <PageTitle isPlain>{t('title', { title })}</PageTitle>
        <Badge tone={isPublished ? 'good' : 'secondary'}>{admin(isPublished ? 'published' : 'draft')}</Badge>
      </div>
      <div className={classes.actions}>
        <Button
          leftSection={<IconEye size={18} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/courses/$courseId" params={{ courseId: id }} {...props} />}
        >
          {t('preview')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconReportAnalytics size={18} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/admin/courses/$courseId" params={{ courseId: id }} {...props} />}
        >
          {t('report')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileTypeDocx size={18} aria-hidden="true" />}
          onClick={() => dialog.open('document')}
        >
          {t('document.open')}
        </Button>
        <CopyButton id={id} />
        <Button
          component="a"
          href={`/api/admin/courses/${encodeURIComponent(id)}/export`}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {t('export')}
        </Button>
      </div>
      {isPublished && <p className={classes.note}>{t('published')}</p>}
    </>
  )
}

/** Makes a draft of the same content, and goes there. */
function CopyButton({ id }: { id: string }) {
  const t = useTranslations('desk.builder')
  const navigate = useNavigate()
  const copy = useWrite(api.admin.courses.copy.mutate, {
    done: ({ title }) => ({ title: t('copied'), text: t('copiedText', { title }), tone: 'good' }),
    failed: t('notCopied'),
    refresh: ({ admin }) => admin.courses.invalidate(),
    onDone: ({ id: courseId }) => navigate({ to: '/admin/courses/$courseId/build', params: { courseId } }),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={18} aria-hidden="true" />}
      loading={copy.isPending}
      onClick={() => copy.mutate({ id })}
    >
      {t('copy')}
    </Button>
  )
}
