import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { FileUpload } from '#client/features/learning/build/FileUpload.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import classes from './Builder.module.css'
import type { LessonZodForm } from './lesson-form.ts'

/** The video and the attachments of a lesson: files that were uploaded, or addresses elsewhere. */
export function LessonFiles({ form }: { form: LessonZodForm }) {
  const t = useTranslations('desk')
  const { attachments } = form.values
  const list = Array.isArray(attachments) ? attachments : []
  return (
    <>
      <TextField
        label={t('field.videoUrl')}
        description={t('builder.videoHelp')}
        inputMode="url"
        {...form.getInputProps('videoUrl')}
      />
      <FileUpload
        use="video"
        label={t('builder.upload.video')}
        onUploaded={({ url }) => form.setValues({ videoUrl: url, type: 'video' })}
      />
      <fieldset className={classes.answers}>
        <legend>{t('field.attachments')}</legend>
        <p className={classes.quiet}>{t('builder.captionsHelp')}</p>
        {list.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attachment is known by its place, for its words change with each letter
          <div key={at} className={classes.line}>
            <div className={classes.pair}>
              <TextField
                aria-label={t('builder.attachmentName', { number: String(at + 1) })}
                placeholder={t('builder.attachmentName', { number: String(at + 1) })}
                {...form.getInputProps(`attachments.${at}.name`)}
              />
              <TextField
                aria-label={t('builder.attachmentUrl', { number: String(at + 1) })}
                placeholder={t('builder.attachmentUrl', { number: String(at + 1) })}
                inputMode="url"
                {...form.getInputProps(`attachments.${at}.url`)}
              />
            </div>
            <Button
              variant="subtle"
              className={classes.tool}
              aria-label={t('builder.removeAttachment', { number: String(at + 1) })}
              onClick={() => form.removeListItem('attachments', at)}
            >
              <IconX size={20} aria-hidden="true" />
            </Button>
          </div>
        ))}
        <FileUpload
          use="attachment"
          label={t('builder.upload.attachment')}
          onUploaded={(file) => form.setFieldValue('attachments', [...list, file])}
        />
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => form.setFieldValue('attachments', [...list, { name: '', url: '' }])}
        >
          {t('builder.addAttachment')}
        </Button>
      </fieldset>
    </>
  )
}
