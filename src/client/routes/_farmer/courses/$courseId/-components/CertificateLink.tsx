import { IconCertificate } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Certificate } from '#domain/learning/certificate.schema.ts'
import classes from './CourseScreen.module.css'

/** The learner's certificate of a course: its code leads to the page on which anyone checks it. */
export function CertificateLink({ certificate: { code, revokedAt } }: { certificate: Certificate }) {
  const t = useTranslations('learning.certificate')
  return (
    <div className={classes.certificate}>
      <IconCertificate size={28} stroke={1.6} aria-hidden="true" />
      <p>
        <b>{t(revokedAt ? 'revoked' : 'own')}</b>
        <Link to="/verify/$code" params={{ code }}>
          {code}
        </Link>
        <span className={classes.hint}>{t('hint')}</span>
      </p>
    </div>
  )
}
