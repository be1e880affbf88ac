import { IconLogin2, IconWifi, IconWifi1, IconWifiOff } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { LOGIN_PAGE } from '#client/offline/line/login-page.ts'
import { useLine } from '../offline/connection.ts'
import classes from './AppHeader.module.css'

const ICONS = { online: IconWifi, weak: IconWifi1, login: IconLogin2, offline: IconWifiOff }
const LOGIN_LINK = { href: LOGIN_PAGE, target: '_blank', rel: 'noopener' }

/** The state of the line. Offline is a normal state: shown, not an alarm. A network that wants a login is one tap away. */
export function OnlineBadge() {
  const t = useTranslations('common.header')
  const line = useLine()
  const Icon = ICONS[line]
  const [Badge, link] = line === 'login' ? (['a', LOGIN_LINK] as const) : (['span', {}] as const)
  return (
    <Badge className={classes.badge} data-line={line} {...link}>
      <Icon size={16} aria-hidden="true" />
      <span className={classes.word}>{t(line)}</span>
    </Badge>
  )
}
