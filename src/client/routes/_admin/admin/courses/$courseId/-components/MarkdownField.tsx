import { Button } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { FileUpload } from '#client/features/learning/build/FileUpload.tsx'
import { LessonText } from '#client/features/learning/text/LessonText.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { partsOf } from '#domain/learning/lesson-text.ts'
import classes from './Builder.module.css'
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
        <Shown content={form.values.content ?? ''} />
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

function Shown({ content }: { content: string }) {
  const t = useTranslations('desk.builder')
  const text = trpc.admin.builder.preview.useQuery({ content }, { gcTime: 0 })
  return (
    <div className={classes.shown}>
      <QueryView query={text} empty={<p className={classes.quiet}>{t('emptyPreview')}</p>}>
        {(read) => <LessonText parts={partsOf(read)} />}
      </QueryView>
    </div>
  )
}
