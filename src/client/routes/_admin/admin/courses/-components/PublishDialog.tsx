import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import classes from './AdminCoursesScreen.module.css'
import { usePublish } from './usePublish.ts'

/** Confirms that every farmer will be notified of a course; of a published one, that it is taken from them. */
export default function PublishDialog({ course, onClose }: { course: AdminCourse; onClose: () => void }) {
  const t = useTranslations('admin.courses')
  const publish = usePublish(onClose)
  const { id, title, lessonCount, enrollmentCount } = course
  // The question stays what it was while the answer closes it.
  const [isPublished] = useState(course.isPublished)
  return (
    <SheetDialog onClose={onClose} title={t(isPublished ? 'hideQuestion' : 'question')} width={500}>
      <p className={classes.text}>
        {isPublished ? t('hideConsequence', { title, count: enrollmentCount }) : t('consequence', { title })}
      </p>
      {!isPublished && lessonCount === 0 && <p className={classes.text}>{t('noLessons')}</p>}
      <div className={classes.answers}>
        <Button
          size="md"
          color={isPublished ? 'clay' : undefined}
          loading={publish.isPending}
          onClick={() => publish.mutate({ id, published: !isPublished })}
        >
          {t(isPublished ? 'hideConfirm' : 'confirm')}
        </Button>
        <Button size="md" variant="default" onClick={onClose}>
          {t('notNow')}
        </Button>
      </div>
    </SheetDialog>
  )
}
