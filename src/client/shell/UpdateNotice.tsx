import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showUpdate, useUpdate } from '#client/offline/worker/update-state.ts'
import classes from './UpdateNotice.module.css'

/** Offers a new version for as long as it waits. Taking it reloads the page, so it is never taken by itself. */
export default function UpdateNotice() {
  const t = useTranslations('common.offline')
  const take = useUpdate()
  // The old version ends first what it is sending; meanwhile a newer one still may be offered.
  const [taken, setTaken] = useState<typeof take>(null)
  if (!take) return null
  return (
    <div className={classes.notice} role="status">
      <b>{t('update')}</b>
      <span>{t('updateText')}</span>
      <div className={classes.actions}>
        <Button
          loading={taken === take}
          onClick={() => {
            setTaken(() => take)
            take()
          }}
        >
          {t('take')}
        </Button>
        <Button variant="subtle" onClick={() => showUpdate(null)}>
          {t('later')}
        </Button>
      </div>
    </div>
  )
}
