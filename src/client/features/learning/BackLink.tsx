import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Role } from '#domain/roles.ts'
import classes from './BackLink.module.css'

type BackLinkProps = {
  /** The course of a lesson or a quiz. */
  course?: { id: string; title: string | undefined }
  /** The course that is left for the catalogue, or for the admin area from which it was opened. */
  leaving?: string
}

/** To the course of a lesson or a quiz, under its title; from a course to the catalogue, or to the home of staff. */
export function BackLink({ course, leaving }: BackLinkProps) {
  const t = useTranslations('learning.course')
  const staffHome = STAFF_HOMES[useSession()?.user.role ?? 'farmer']
  const icon = <IconArrowLeft size={20} className={classes.icon} aria-hidden="true" />
  if (course)
    return (
      <Link to="/courses/$courseId" params={{ courseId: course.id }} className={classes.back}>
        {icon} {course.title ? <span lang="en">{course.title}</span> : <Value>{t('toCourse')}</Value>}
      </Link>
    )
  if (staffHome && leaving !== undefined)
    return (
      <Link to={staffHome} params={{ courseId: leaving }} className={classes.back}>
        {icon} {t('toDesk')}
      </Link>
    )
  return (
    <Link to="/courses" className={classes.back}>
      {icon} {t('back')}
    </Link>
  )
}

/** Where those who write a course, or teach it, have it. */
const STAFF_HOMES = {
  farmer: null,
  extension_agent: '/agent/courses/$courseId',
  admin: '/admin/courses/$courseId/build',
} as const satisfies Record<Role, string | null>
