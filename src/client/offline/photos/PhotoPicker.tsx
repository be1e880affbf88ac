import { Button } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { usePreview } from '#client/ui/photo/usePreview.ts'
import classes from './PhotoPicker.module.css'
import type { PhotoChoice } from './usePhotoChoice.ts'

type PhotoPickerProps = {
  choice: PhotoChoice
  /** What is to be photographed, where the words of a sick crop do not fit. */
  label?: string
}

/** A photo from the camera or the files of the phone, reduced before it costs data. */
export function PhotoPicker({ choice, label }: PhotoPickerProps) {
  const t = useTranslations('crop.health')
  const input = useRef<HTMLInputElement>(null)
  const { shown, state } = choice
  const preview = usePreview(shown)
  return (
    <div className={classes.picker}>
      {preview && <img src={preview} alt={t('chosen')} className={classes.preview} />}
      <div className={classes.row}>
        <Button
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden="true" />}
          loading={state === 'preparing'}
          onClick={() => input.current?.click()}
        >
          {shown ? t('otherPhoto') : (label ?? t('photo'))}
        </Button>
        {shown && (
          <Button
            variant="subtle"
            color="clay"
            leftSection={<IconX size={18} aria-hidden="true" />}
            onClick={choice.remove}
          >
            {t('noPhoto')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label ?? t('photo')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) choice.pick(file)
          // So that the same file can be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
      {state === 'preparing' && (
        <p className={classes.preparing} role="status">
          {t('preparing')}
        </p>
      )}
      {state === 'unreadable' && (
        <p className={classes.unreadable} role="alert">
          {t('unreadable')}
        </p>
      )}
    </div>
  )
}
