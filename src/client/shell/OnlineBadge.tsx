import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useOnline } from '../offline/connection.ts'
import classes from './AppHeader.module.css'

/** Shows the browser's connection state. Offline is a normal state: shown, not an alarm. */
export function OnlineBadge() {
  const t = useTranslations('common.header')
  const online = useOnline()
  const Icon = online ? IconWifi : IconWifiOff
  return (
    <span className={classes.badge} data-online={online}>
      <Icon size={16} aria-hidden="true" />
      <span className={classes.word}>{online ? t('online') : t('offline')}</span>
    </span>
  )
}
