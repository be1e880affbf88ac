import { Button } from '@mantine/core'
import type { OutputOf } from '#client/api/procedure-types.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Facts } from '#client/ui/page/Facts.tsx'
import { dateAt } from '#domain/dates.ts'
import classes from './Registered.module.css'

/** The start code of a farmer who was registered: it is shown once. */
export function Registered({ farmer, onClose }: { farmer: OutputOf<'agent.farmers.register'>; onClose: () => void }) {
  const t = useTranslations('agent.register')
  const format = useFormat()
  const { username, code, codeExpiresAt } = farmer
  const until = format.dateTime(dateAt(codeExpiresAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={classes.parts} role="status">
      <p>{t('show')}</p>
      <Facts facts={[[t('username'), username]]} />
      {code === null ? <p>{t('lost')}</p> : <p className={classes.code}>{code}</p>}
      <p>{t('until', { date: until })}</p>
      <Button size="md" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
