import { Button } from '@mantine/core'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_CLAIM_PHOTOS } from '#domain/finance/insurance/insurance.schema.ts'
import classes from './ClaimPhotos.module.css'
import type { ClaimPhotos } from './useClaimPhotos.ts'

/** Photos from the camera or the files of the phone; each can be taken out again. */
export function ClaimPhotosField({ choice: { photos, state, add, remove } }: { choice: ClaimPhotos }) {
  const t = useTranslations('finance.claim')
  const small = photos.flatMap(({ url, ...photo }) => (url ? [{ ...photo, url }] : []))
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className={classes.field}>
      <legend>{t('photos')}</legend>
      <p className={classes.hint}>{t('photosHint', { most: String(MAX_CLAIM_PHOTOS) })}</p>
      {small.length > 0 && (
        <ul className={classes.photos}>
          {small.map((photo, at) => (
            <li key={photo.key}>
              <img src={photo.url} alt={t('photo', { number: String(at + 1) })} />
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('removePhoto', { number: String(at + 1) })}
                onClick={() => remove(photo)}
              >
                <IconX size={18} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {small.length < MAX_CLAIM_PHOTOS && (
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
          if (file) void add(file)
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
