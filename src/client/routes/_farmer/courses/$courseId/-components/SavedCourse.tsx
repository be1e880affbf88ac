import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useByteSize } from '#client/features/learning/useByteSize.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useStorageUsage } from '#client/offline/cache/useStorageUsage.ts'
import { forgetCourse, type SavedCourse as Saved } from '#client/offline/saved-courses/saved-courses.ts'
import { Question } from '#client/ui/Question.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { LeftOut } from './LeftOut.tsx'
import classes from './SaveCard.module.css'

/** A course that is on this phone: how much room it takes, how much is left, and how to delete it. */
export function SavedCourse({ saved }: { saved: Saved }) {
  const t = useTranslations('courses.offline')
  const size = useByteSize()
  const free = useStorageUsage().data?.free
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <b className={classes.saved} role="status">
        <IconCircleCheckFilled size={22} aria-hidden="true" /> <Value>{t('saved', { size: size(saved.bytes) })}</Value>
      </b>
      <LeftOut titles={saved.leftOut} />
      {typeof free === 'number' && <p className={classes.hint}>{t('free', { size: size(free) })}</p>}
      {isAsking ? (
        <Question
          keep={t('keep')}
          confirm={t('delete')}
          onKeep={() => setAsking(false)}
          onConfirm={() => void forgetCourse(saved.id)}
        >
          <p>{t('deleteAsk')}</p>
        </Question>
      ) : (
        <Button
          variant="default"
          leftSection={<IconTrash size={20} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {t('delete')}
        </Button>
      )}
    </>
  )
}
