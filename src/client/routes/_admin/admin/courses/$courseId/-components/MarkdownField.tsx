import { Button } from '@mantine/core'
import { useState } from 'react'
import { FileUpload } from '#client/features/learning/build/FileUpload.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import classes from './Builder.module.css'
import { LessonPreview } from './LessonPreview.tsx'
import type { LessonZodForm } from './lesson-form.ts'

/** The text of a lesson in Markdown, and as a learner sees it: read and drawn by the same code as the lesson itself. */
export function MarkdownField({ form }: { form: LessonZodForm }) {
  const t = useTranslations('desk')
  const [isShown, setShown] = useState(false)
  const view = (isPreview: boolean) => (
    <Button
      variant={isShown === isPreview ? 'filled' : 'default'}
      aria-pressed={isShown === isPreview}
      onClick={() => setShown(isPreview)}
    >
      {t(isPreview ? 'builder.asLearner' : 'builder.write')}
    </Button>
  )
  return (
    <div className={classes.markdown}>
      <div className={classes.views}>
        {view(false)}
        {view(true)}
      </div>
      {isShown ? (
        <LessonPreview content={form.values.content ?? ''} />
      ) : (
        <>
          <TextArea
            label={t('field.content')}
            description={t('builder.markdown')}
            autosize
            minRows={8}
            maxRows={20}
            {...form.getInputProps('content')}
          />
          <FileUpload
            use="picture"
            label={t('builder.upload.intoText')}
            onUploaded={({ url, name }) =>
              form.setFieldValue('content', `${form.values.content ?? ''}\n\n${pictureIn(name, url)}\n`)
            }
          />
        </>
      )}
    </div>
  )
}

/** What the picture shows is for its author to say; its file's name is a beginning. */
const pictureIn = (name: string, url: string) => `![${name.replace(/\.\w+$/, '').replace(/[[\]\\]/g, ' ')}](${url})`
