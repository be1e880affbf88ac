import { IconLogin2, IconWifi, IconWifi1, IconWifiOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { LOGIN_PAGE } from '#client/offline/line/login-page.ts'
import { useLine } from '../offline/connection.ts'
import classes from './AppHeader.module.css'

const ICONS = { online: IconWifi, weak: IconWifi1, login: IconLogin2, offline: IconWifiOff }

/** The state of the line. Offline is a normal state: shown, not an alarm. A network that wants a login is one tap away. */
export function OnlineBadge() {
  const t = useTranslations('common.header')
  const line = useLine()
  const Icon = ICONS[line]
  const content = (
    <>
      <Icon size={16} aria-hidden="true" />
      <span className={classes.word}>{t(line)}</span>
    </>
  )
  if (line !== 'login')
    return (
      <span className={classes.badge} data-line={line}>
        {content}
      </span>
    )
  return (
    <a href={LOGIN_PAGE} target="_blank" rel="noopener" className={classes.badge} data-line={line}>
      {content}
    </a>
  )
}
