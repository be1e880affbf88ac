import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Badge } from '#client/ui/Badge.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import type { BuiltCourse } from '#domain/learning/build/built-course.schema.ts'
import classes from './Builder.module.css'

/** What course this is, whether learners see it, and how it looks to them. */
export function BuilderHead({ course: { id, title, isPublished } }: { course: BuiltCourse }) {
  const t = useTranslations('desk.builder')
  const admin = useTranslations('admin.courses')
  return (
    <>
      <div className={classes.head}>
        <PageTitle isPlain>{t('title', { title })}</PageTitle>
        <Badge tone={isPublished ? 'good' : 'secondary'}>{admin(isPublished ? 'published' : 'draft')}</Badge>
        <div className={classes.actions}>
          <Button
            leftSection={<IconEye size={18} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/courses/$courseId" params={{ courseId: id }} {...props} />}
          >
            {t('preview')}
          </Button>
        </div>
      </div>
      {isPublished && <p className={classes.note}>{t('published')}</p>}
    </>
  )
}
