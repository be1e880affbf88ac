import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { OutboxState } from '#client/offline/outbox/outbox-state.ts'
import { dismissMissing, sendMissing } from '#client/offline/sent/restored-server.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import classes from './RestoredNotice.module.css'

/** Of a server without any write under a key it is not known how far back it was restored. */
const isKnown = (to: string) => to > '1971'

/** The server was restored from a backup: what may be missing is sent again, or left. */
export default function RestoredNotice({ to, keys }: NonNullable<OutboxState['missing']>) {
  const t = useTranslations('outbox.restored')
  const format = useFormat()
  const [isSending, setSending] = useState(false)
  const sendAgain = () => {
    setSending(true)
    // What found no room stays missing, and can be sent from here again.
    void sendMissing()
      .catch(() => undefined)
      .finally(() => setSending(false))
  }
  const when = format.dateTime(dateAt(to), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={classes.notice}>
      <p>
        <Value>{isKnown(to) ? t('lead', { when }) : t('leadPlain')}</Value>{' '}
        <Value>{t('count', { count: keys.length })}</Value>
      </p>
      <div className={classes.actions}>
        <Button loading={isSending} onClick={sendAgain}>
          {t('send')}
        </Button>
        <Button variant="default" disabled={isSending} onClick={() => void dismissMissing()}>
          {t('leave')}
        </Button>
      </div>
    </div>
  )
}
