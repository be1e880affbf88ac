import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './Frame.module.css'

/** The way to help, in the same place of every screen: after its content. */
export function HelpFoot() {
  const t = useTranslations('common.nav')
  return (
    <footer className={classes.help}>
      <Link to="/help">{t('help')}</Link>
    </footer>
  )
}
