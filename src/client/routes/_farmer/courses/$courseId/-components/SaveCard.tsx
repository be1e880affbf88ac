import { Button } from '@mantine/core'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { useByteSize } from '#client/features/learning/useByteSize.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useStorageUsage } from '#client/offline/cache/useStorageUsage.ts'
import { useOnline } from '#client/offline/connection.ts'
import { cancelSaving, canSave, startSaving } from '#client/offline/saved-courses/saving.ts'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'
import { stepsOf } from '#domain/learning/outline.ts'
import { LeftOut } from './LeftOut.tsx'
import classes from './SaveCard.module.css'
import { SavedCourse } from './SavedCourse.tsx'
import { useOfflineCourse } from './useOfflineCourse.ts'

/** Saves a course on this phone, shows how far that is, and deletes it again. */
export function SaveCard({ course }: { course: CourseDetail }) {
  const hasSteps = stepsOf(course.modules).length > 0
  return canSave() && hasSteps ? <States courseId={course.id} /> : null
}

function States({ courseId }: { courseId: string }) {
  const { isKnown, saved, saving, size } = useOfflineCourse(courseId)
  const failed = saving && 'failed' in saving ? saving.failed : null
  return (
    <Card className={classes.card}>
      {saving && 'share' in saving ? (
        <Running courseId={courseId} share={saving.share} />
      ) : saved?.isWhole ? (
        <SavedCourse saved={saved} />
      ) : (
        // Until the phone is read it stands here too, so that nothing moves; it cannot be pressed yet.
        <NotSaved courseId={courseId} isKnown={isKnown} isBegun={saved !== undefined} failed={failed} size={size} />
      )}
    </Card>
  )
}

function Running({ courseId, share }: { courseId: string; share: number }) {
  const t = useTranslations('courses.offline')
  const format = useFormat()
  return (
    <>
      <div className={classes.head}>
        <b>{t('saving')}</b>
        <span>{format.number(share, { style: 'percent' })}</span>
      </div>
      <ProgressBar label={t('saving')} percent={Math.floor(share * 100)} />
      <Button variant="default" onClick={() => cancelSaving(courseId)}>
        {t('cancel')}
      </Button>
    </>
  )
}

type NotSavedProps = {
  courseId: string
  /** Whether the phone was asked what it has of the course. */
  isKnown: boolean
  /** Whether an interrupted attempt has left something to go on with. */
  isBegun: boolean
  failed: 'full' | 'cut' | null
  size: { bytes: number; leftOut: string[] } | undefined
}

function NotSaved({ courseId, isKnown, isBegun, failed, size }: NotSavedProps) {
  const t = useTranslations('courses.offline')
  const isOnline = useOnline()
  const words = useByteSize()
  const free = useStorageUsage().data?.free ?? null
  const hasRoom = size === undefined || free === null || size.bytes < free
  const facts = [
    size && t('size', { size: words(size.bytes) }),
    free !== null && t('free', { size: words(free) }),
  ].filter(Boolean)
  return (
    <>
      <p>{t('hint')}</p>
      {failed === 'full' && <Trouble>{t('full')}</Trouble>}
      {failed !== 'full' && (isBegun || failed === 'cut') && <Trouble>{t('cut')}</Trouble>}
      {size && !hasRoom && free !== null && (
        <Trouble>{t('noRoom', { size: words(size.bytes), free: words(free) })}</Trouble>
      )}
      <Button
        variant="light"
        size="md"
        disabled={!isKnown || !isOnline || !hasRoom}
        leftSection={<IconDeviceMobileDown size={20} aria-hidden="true" />}
        onClick={() => void startSaving(courseId)}
      >
        {t(isBegun ? 'goOn' : 'title')}
      </Button>
      <p className={classes.hint}>{isOnline ? facts.join(' · ') || '…' : t('needsConnection')}</p>
      {size && <LeftOut titles={size.leftOut} />}
    </>
  )
}

const Trouble = ({ children }: { children: string }) => (
  <p className={classes.trouble} role="alert">
    {children}
  </p>
)
