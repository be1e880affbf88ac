import { Button } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { usePreview } from '#client/ui/photo/usePreview.ts'
import { MAX_CLAIM_PHOTOS } from '#domain/finance/insurance/insurance.schema.ts'
import classes from './ClaimPhotos.module.css'
import type { ClaimPhotos } from './useClaimPhotos.ts'

/** Photos from the camera or the files of the phone; each can be taken out again. */
export function ClaimPhotosField({ choice: { photos, state, add, remove } }: { choice: ClaimPhotos }) {
  const t = useTranslations('finance.claim')
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className={classes.field}>
      <legend>{t('photos')}</legend>
      <p className={classes.hint}>{t('photosHint', { most: String(MAX_CLAIM_PHOTOS) })}</p>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map(({ key, photo }, at) => (
            <ChosenPhoto key={key} photo={photo} number={String(at + 1)} onRemove={() => remove(key)} />
          ))}
        </ul>
      )}
      {photos.length < MAX_CLAIM_PHOTOS && (
        <Button
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden="true" />}
          loading={state === 'preparing'}
          onClick={() => input.current?.click()}
        >
          {t('addPhoto')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('addPhoto')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) add(file)
          // So that the same file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      {state === 'preparing' && (
        <p className={classes.hint} role="status">
          {t('preparing')}
        </p>
      )}
      {state === 'unreadable' && (
        <p className={classes.unreadable} role="alert">
          {t('unreadable')}
        </p>
      )}
    </fieldset>
  )
}

type ChosenPhotoProps = { photo: Blob; number: string; onRemove: () => void }

function ChosenPhoto({ photo, number, onRemove }: ChosenPhotoProps) {
  const t = useTranslations('finance.claim')
  const url = usePreview(photo)
  return (
    <li>
      {url && <img src={url} alt={t('photo', { number })} />}
      <Button variant="default" size="compact-md" aria-label={t('removePhoto', { number })} onClick={onRemove}>
        <IconX size={18} aria-hidden="true" />
      </Button>
    </li>
  )
}
