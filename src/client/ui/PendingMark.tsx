import { IconClock } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './PendingMark.module.css'

/** Says of something written here that the server does not have it yet. */
export function PendingMark() {
  const t = useTranslations('common.offline')
  return (
    <span className={classes.mark}>
      <IconClock size={16} aria-hidden="true" /> {t('waiting')}
    </span>
  )
}
