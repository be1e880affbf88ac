import { Button } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './PhotoPicker.module.css'
import { shrinkPhoto } from './shrink-photo.ts'

type PhotoPickerProps = { photo: Blob | null; onPick: (photo: Blob | null) => void }

/** A photo from the camera or the files of the phone, reduced before it costs data. */
export function PhotoPicker({ photo, onPick }: PhotoPickerProps) {
  const t = useTranslations('crop.health')
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'preparing' | 'unreadable'>('idle')
  const preview = usePreview(photo)

  const pick = async (file: File | undefined) => {
    if (!file) return
    setState('preparing')
    try {
      onPick(await shrinkPhoto(file))
      setState('idle')
    } catch {
      setState('unreadable')
    }
  }
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
          {t(photo ? 'otherPhoto' : 'photo')}
        </Button>
        {photo && (
          <Button
            variant="subtle"
            color="clay"
            leftSection={<IconX size={18} aria-hidden="true" />}
            onClick={() => onPick(null)}
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
        aria-label={t('photo')}
        onChange={(event) => {
          void pick(event.currentTarget.files?.[0])
          // So that the same file can be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
      {state === 'unreadable' && (
        <p className={classes.unreadable} role="alert">
          {t('unreadable')}
        </p>
      )}
    </div>
  )
}

function usePreview(photo: Blob | null) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = photo && URL.createObjectURL(photo)
    setUrl(made)
    return () => (made ? URL.revokeObjectURL(made) : undefined)
  }, [photo])
  return url
}
