import type { OutputOf } from '#client/api/procedure-types.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import { dateAt } from '#domain/dates.ts'
import classes from './VerifyPage.module.css'

type Verified = OutputOf<'learning.certificates.verify'>

/** What anyone may know of a certificate. */
export function VerifiedCertificate({
  certificate: { code, initials, course, issuedAt, status },
}: {
  certificate: Verified
}) {
  const t = useTranslations('learning.verify')
  const format = useFormat()
  const isValid = status === 'valid'
  return (
    <Card className={classes.card}>
      <Badge tone={isValid ? 'good' : 'destructive'}>{t(status)}</Badge>
      <p className={classes.sentence}>{t(isValid ? 'validText' : 'revokedText')}</p>
      <Facts
        facts={[
          [t('learner'), initials],
          [t('course'), course],
          [t('issued'), format.dateTime(dateAt(issuedAt), { dateStyle: 'long' })],
          [t('code'), code],
        ]}
      />
    </Card>
  )
}
