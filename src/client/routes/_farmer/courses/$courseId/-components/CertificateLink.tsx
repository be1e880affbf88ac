import { Button } from '@mantine/core'
import { IconCertificate, IconFileTypePdf, IconShare2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Certificate } from '#domain/learning/certificate/certificate.schema.ts'
import classes from './CourseScreen.module.css'
import { useShareCertificate } from './useShareCertificate.ts'

/** The learner's certificate of a course: to print, to share, and its code, with which anyone checks it. */
export function CertificateLink({ courseId, certificate }: { courseId: string; certificate: Certificate }) {
  const t = useTranslations('courses.certificate')
  const { code, revokedAt } = certificate
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
      {!revokedAt && <CertificateActions courseId={courseId} certificate={certificate} />}
    </div>
  )
}

function CertificateActions({ courseId, certificate }: { courseId: string; certificate: Certificate }) {
  const t = useTranslations('courses.certificate')
  const { share, isDrawing } = useShareCertificate(certificate)
  return (
    <div className={classes.actions}>
      <Button
        component="a"
        variant="default"
        href={`/api/courses/${courseId}/certificate`}
        target="_blank"
        leftSection={<IconFileTypePdf size={20} aria-hidden="true" />}
      >
        {t('pdf')}
      </Button>
      <Button
        variant="light"
        leftSection={<IconShare2 size={20} aria-hidden="true" />}
        loading={isDrawing}
        onClick={() => void share()}
      >
        {t('share')}
      </Button>
    </div>
  )
}
