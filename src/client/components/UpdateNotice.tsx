import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { showUpdate, useUpdate } from '#client/offline/update-state.ts'
import classes from './UpdateNotice.module.css'

/** Offers a new version for as long as it waits; taking it loads the page anew, so it is never taken unasked. */
export function UpdateNotice() {
  const t = useTranslations('common.offline')
  const take = useUpdate()
  if (!take) return null
  return (
    <div className={classes.notice} role="status">
      <b>{t('update')}</b>
      <span>{t('updateText')}</span>
      <div className={classes.actions}>
        <Button onClick={take}>{t('take')}</Button>
        <Button variant="subtle" onClick={() => showUpdate(null)}>
          {t('later')}
        </Button>
      </div>
    </div>
  )
}
