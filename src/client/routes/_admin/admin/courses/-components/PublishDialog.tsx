import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import classes from './AdminCoursesScreen.module.css'
import { usePublish } from './usePublish.ts'

/** Confirms that every farmer will be notified of a course. */
export default function PublishDialog({ course, onClose }: { course: AdminCourse; onClose: () => void }) {
  const t = useTranslations('admin.courses')
  const publish = usePublish(onClose)
  const { id, title, lessonCount } = course
  return (
    <SheetDialog onClose={onClose} title={t('question')} width={500}>
      <p className={classes.text}>{t('consequence', { title })}</p>
      {lessonCount === 0 && <p className={classes.text}>{t('noLessons')}</p>}
      <div className={classes.answers}>
        <Button size="md" loading={publish.isPending} onClick={() => publish.mutate({ id, published: true })}>
          {t('confirm')}
        </Button>
        <Button size="md" variant="default" onClick={onClose}>
          {t('notNow')}
        </Button>
      </div>
    </SheetDialog>
  )
}
