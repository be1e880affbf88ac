import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '../NewField.module.css'
import type { OwnPosition } from './useOwnPosition.ts'

/** Looks for the phone's position, and says where there is none. */
export function FindMe({ own: { state, find } }: { own: OwnPosition }) {
  const t = useTranslations('fields.draw')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCurrentLocation size={18} aria-hidden="true" />}
        loading={state === 'finding'}
        onClick={find}
      >
        {t('find')}
      </Button>
      {state === 'notFound' && (
        <p className={classes.warning} role="alert">
          {t('notFound')}
        </p>
      )}
    </>
  )
}
