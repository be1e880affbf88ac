import { IconCertificate } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './CourseScreen.module.css'

/** In place of the certificate while the server does not know yet that all is done. */
export function CertificatePending() {
  const t = useTranslations('courses.certificate')
  return (
    <div className={classes.certificate}>
      <IconCertificate size={28} stroke={1.6} aria-hidden="true" />
      <p role="status">
        <b>{t('pending')}</b>
        <span className={classes.hint}>{t('pendingHint')}</span>
      </p>
    </div>
  )
}
