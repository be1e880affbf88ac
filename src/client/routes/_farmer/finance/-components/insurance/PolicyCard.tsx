import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { IndexTerms } from '#client/features/finance/rain-index/IndexTerms.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import { addDays } from '#domain/dates.ts'
import type { Policy } from '#domain/finance/insurance/insurance.schema.ts'
import { RENEWAL_DAYS } from '#domain/finance/insurance/premium.ts'
import { Claims } from './Claims.tsx'

const TONES: Record<Policy['status'], BadgeTone> = {
  applied: 'info',
  active: 'good',
  expired: 'secondary',
  cancelled: 'secondary',
  claimed: 'info',
  rejected: 'destructive',
}

type PolicyCardProps = { policy: Policy; isRenewed: boolean; onOpen: (name: 'pay' | 'claim' | 'details') => void }

/** A policy: what it covers and until when, what is due, and its claims. */
export function PolicyCard({ policy, isRenewed, onOpen }: PolicyCardProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.policy')
  const format = useFormat()
  const cropName = useCropNames()
  const { status, policyNumber, coverageAmount, premiumAmount, currency, policyStart, policyEnd, nextPremiumDue } =
    policy
  const day = (at: string) => (at ? format.dateTime(noonOf(at), { dateStyle: 'medium' }) : t('toBeDecided'))
  // From some weeks before its end a policy can be renewed, once.
  const isEnding = status === 'active' && addDays(today(), RENEWAL_DAYS) >= policyEnd
  const canRenew = (isEnding || status === 'expired') && !isRenewed
  const { data: claims } = trpc.finance.insurance.claims.useQuery(
    { insuranceId: policy.id },
    { enabled: hasClaims(policy) },
  )
  // One claim of a policy at a time: another one after a refusal.
  const canClaim =
    status === 'active' &&
    policy.index === null &&
    policy.coveredFrom !== null &&
    !claims?.some((claim) => claim.status !== 'rejected')
  const isDue = status === 'active' && nextPremiumDue !== null
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h3>{policy.productName}</h3>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      {policy.rejectionReason && <p className={classes.reason}>{t('reason', { reason: policy.rejectionReason })}</p>}
      {status === 'applied' && <p className={classes.note}>{t('waiting')}</p>}
      <Facts
        facts={[
          ...(policyNumber ? [[t('number'), policyNumber] as const] : []),
          [t('coverage'), formatAmount(coverageAmount, currency)],
          [t('premium'), formatAmount(premiumAmount, currency)],
          [t('from'), day(policyStart)],
          [t('until'), day(policyEnd)],
          ...(policy.coveredFrom ? [[t('coveredFrom'), day(policy.coveredFrom)] as const] : []),
          ...(policy.insuredCrop ? [[t('crop'), cropName(policy.insuredCrop)] as const] : []),
          ...(policy.insuredPlace ? [[t('place'), policy.insuredPlace] as const] : []),
          ...(policy.season ? [[t('season'), `${day(policy.season.from)} – ${day(policy.season.to)}`] as const] : []),
          ...(policy.waitingDays > 0
            ? [[t('waitingTime'), t('waitingDays', { count: policy.waitingDays })] as const]
            : []),
        ]}
      />
      {policy.coveredAssets.length > 0 && (
        <div className={classes.badges}>
          {policy.coveredAssets.map((asset) => (
            <Badge key={asset} tone="secondary">
              {asset}
            </Badge>
          ))}
        </div>
      )}
      {policy.index && <IndexTerms index={policy.index} />}
      {isEnding && canRenew && <p className={classes.warning}>{t('renewHint', { date: day(policyEnd) })}</p>}
      {isRenewed && <p className={classes.note}>{t('renewing')}</p>}
      {status === 'active' && policy.coveredFrom === null && <p className={classes.warning}>{t('notCovered')}</p>}
      {isDue && <p className={classes.warning}>{t('due', { date: day(nextPremiumDue) })}</p>}
      <div className={classes.buttons}>
        {isDue && <Button onClick={() => onOpen('pay')}>{t('pay')}</Button>}
        {policy.season && (
          <Button variant="default" onClick={() => onOpen('details')}>
            {t('series')}
          </Button>
        )}
        {canClaim && (
          <Button variant="default" onClick={() => onOpen('claim')}>
            {t('claim')}
          </Button>
        )}
        {canRenew && <Renew policy={policy} />}
      </div>
      {claims && claims.length > 0 && <Claims claims={claims} />}
    </Card>
  )
}

/** A policy that was never active has none. */
const hasClaims = ({ status }: Policy) => status !== 'applied' && status !== 'rejected'

function Renew({ policy: { id } }: { policy: Policy }) {
  const t = useTranslations('finance.policy')
  const renew = useWrite(api.finance.insurance.renew.mutate, {
    done: { title: t('sent'), tone: 'good' },
    failedTitle: t('failed'),
    failed: ({ reason }) => reason ?? t('tryAgain'),
    refresh: ({ finance }) => finance.insurance.invalidate(),
  })
  return (
    <Button loading={renew.isPending} onClick={() => renew.mutate({ insuranceId: id })}>
      {t('renew')}
    </Button>
  )
}
