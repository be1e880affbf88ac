import { Button } from '@mantine/core'
import { IconCertificateOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { Learner } from '#domain/learning/report.schema.ts'
import classes from './Learners.module.css'

/** A learner's certificate: a link to its public check, whether it is valid, and for administrators its revocation. */
export function LearnerCertificate({ learner: { fullName, certificate } }: { learner: Learner }) {
  const t = useTranslations('teaching')
  const dialog = useDialog('revoke')
  const isAdmin = useSession()?.user.role === 'admin'
  if (!certificate) return t('noCertificate')
  const { code, isRevoked } = certificate
  return (
    <div className={classes.certificate}>
      <Link to="/verify/$code" params={{ code }} className={classes.code} aria-label={t('check', { code })}>
        {code}
      </Link>
      <Badge tone={isRevoked ? 'destructive' : 'good'}>{t(isRevoked ? 'revoked' : 'valid')}</Badge>
      {isAdmin && !isRevoked && (
        <Button
          variant="default"
          leftSection={<IconCertificateOff size={18} aria-hidden="true" />}
          aria-label={t('revokeNamed', { name: fullName })}
          onClick={() => dialog.open('revoke', code)}
        >
          {t('revoke')}
        </Button>
      )}
    </div>
  )
}
