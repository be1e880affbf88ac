import { useTranslations } from '#client/i18n/useTranslations.ts'
import { LOGIN_PAGE } from '#client/offline/line/login-page.ts'
import classes from './NetworkLoginLink.module.css'

/** Opens the page that a network with a login answers with; back here, the line is looked at again. */
export function NetworkLoginLink() {
  const t = useTranslations('common.offline')
  return (
    <a href={LOGIN_PAGE} target="_blank" rel="noopener" className={classes.link}>
      {t('openLogin')}
    </a>
  )
}
