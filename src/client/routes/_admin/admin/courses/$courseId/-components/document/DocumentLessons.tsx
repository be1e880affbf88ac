import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import type { BuiltCourse } from '#domain/learning/build/built-course.schema.ts'
import { addLessonsInput } from '#domain/learning/build/course-parts.schema.ts'
import {
  documentLessons,
  documentTitle,
  type ReadDocument,
  SPLIT_LEVELS,
  splitLevelOf,
} from '#domain/learning/build/document-lessons.ts'
import classes from '../Builder.module.css'
import { DocumentLesson } from './DocumentLesson.tsx'
import { LeftOut } from './LeftOut.tsx'

type DocumentLessonsProps = { document: ReadDocument; name: string; course: BuiltCourse; onDone: () => void }

/** The lessons of a document before they are added: where each begins, where they go, and each as a learner sees it. */
export function DocumentLessons({ document, name, course, onDone }: DocumentLessonsProps) {
  const t = useTranslations('desk.builder.document')
  const [level, setLevel] = useState(splitLevelOf(document.sections))
  const [moduleId, setModuleId] = useState('')
  const [moduleTitle, setModuleTitle] = useState(documentTitle(document.sections, name))
  const lessons = documentLessons(document.sections, level, name)
  const add = useWrite(api.admin.builder.addLessons.mutate, {
    done: { title: t('added'), tone: 'good' },
    failed: t('notAdded'),
    refresh: ({ admin, learning }) => Promise.all([admin.builder.invalidate(), learning.invalidate()]),
    onDone,
  })
  const asked = { courseId: course.id, moduleId: moduleId || null, moduleTitle: moduleTitle || name, lessons }
  return (
    <div className={classes.document}>
      <LeftOut counts={document.leftOut} />
      <SelectField
        label={t('split')}
        data={SPLIT_LEVELS.map((each) => ({ value: String(each), label: t(`splits.${each}`) }))}
        value={String(level)}
        onChange={({ currentTarget }) =>
          setLevel(SPLIT_LEVELS.find((each) => String(each) === currentTarget.value) ?? 0)
        }
      />
      <SelectField
        label={t('module')}
        data={[
          { value: '', label: t('newModule') },
          ...course.modules.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={moduleId}
        onChange={({ currentTarget }) => setModuleId(currentTarget.value)}
      />
      {moduleId === '' && (
        <TextField
          label={t('moduleTitle')}
          withAsterisk
          value={moduleTitle}
          onChange={({ currentTarget }) => setModuleTitle(currentTarget.value)}
        />
      )}
      <ol className={classes.modules}>
        {lessons.map((lesson, at) => (
          <DocumentLesson key={`${level} ${digits(at)}`} lesson={lesson} />
        ))}
      </ol>
      {lessons.length === 0 && <p className={classes.quiet}>{t('none')}</p>}
      <Button
        size="md"
        disabled={!addLessonsInput.safeParse(asked).success}
        loading={add.isPending}
        onClick={() => add.mutate(asked)}
      >
        {t('add', { count: lessons.length })}
      </Button>
    </div>
  )
}
