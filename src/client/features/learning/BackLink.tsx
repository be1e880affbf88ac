import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import classes from './BackLink.module.css'

/** To the course of a lesson or a quiz, under its title; from a course to the catalogue. */
export function BackLink({ course }: { course?: { id: string; title: string | undefined } }) {
  const t = useTranslations('learning.course')
  const icon = <IconArrowLeft size={20} className={classes.icon} aria-hidden="true" />
  return course ? (
    <Link to="/courses/$courseId" params={{ courseId: course.id }} className={classes.back}>
      {icon} {course.title ?? t('toCourse')}
    </Link>
  ) : (
    <Link to="/courses" className={classes.back}>
      {icon} {t('back')}
    </Link>
  )
}
