import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { lessonFields } from '#domain/learning/build/course-parts.schema.ts'
import classes from '../Builder.module.css'
import { LessonPreview } from '../LessonPreview.tsx'

type DocumentLessonProps = { lesson: { title: string; content: string } }

/** A lesson of a document; its text is shown when it is asked for. */
export function DocumentLesson({ lesson: { title, content } }: DocumentLessonProps) {
  const t = useTranslations('desk.builder.document')
  const [isShown, setShown] = useState(false)
  const isTooLong = !lessonFields.shape.content.safeParse(content).success
  return (
    <li className={classes.module}>
      <div className={classes.documentLesson}>
        <b>
          <Value>{title}</Value>
        </b>
        <Button
          variant="default"
          aria-label={t(isShown ? 'hideLesson' : 'showLesson', { title })}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'hide' : 'show')}
        </Button>
      </div>
      {isTooLong && (
        <p className={classes.note} role="alert">
          {t('tooLong')}
        </p>
      )}
      {isShown && !isTooLong && <LessonPreview content={content} />}
    </li>
  )
}
