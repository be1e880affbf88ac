import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { PaymentsOf } from '#client/features/finance/admin/PaymentsOf.tsx'
import { WaitsForSecond } from '#client/features/finance/admin/WaitsForSecond.tsx'
import { SeasonRecord } from '#client/features/finance/rain-index/SeasonRecord.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Facts } from '#client/ui/page/Facts.tsx'
import { Photo } from '#client/ui/photo/Photo.tsx'
import { canMoveClaim } from '#domain/finance/insurance/claim.ts'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'
import { ClaimSteps } from './ClaimSteps.tsx'

/** All that a decision about a claim needs, and the decision. */
export default function ClaimDialog({ claim, onClose }: { claim: AdminClaim; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const format = useFormat()
  const { farmer, productName, lossDay, amount, approvedAmount, coverageAmount, currency, reason, photoIds } = claim
  const photoWords = { show: t('claim.showPhoto'), failed: t('claim.photoFailed'), alt: t('claim.photoOf') }
  const money = (major: number) => formatAmount(major, currency)
  return (
    <SheetDialog onClose={onClose} title={t('claim.title', { name: farmer.fullName })} width={600}>
      <div className={classes.parts}>
        <Facts
          facts={[
            [t('insurance.product'), productName],
            [t('claim.lossDay'), format.dateTime(noonOf(lossDay), { dateStyle: 'medium' })],
            [t('claim.asked'), money(amount)],
            [t('claim.covered'), money(coverageAmount)],
            [t('claim.premium'), t(`claim.premiumState.${claim.premiumState}`)],
            [
              t('claim.coveredFrom'),
              claim.coveredFrom === null
                ? t('claim.notCovered')
                : format.dateTime(noonOf(claim.coveredFrom), { dateStyle: 'medium' }),
            ],
            ...(approvedAmount === null ? [] : [[t('claim.approved'), money(approvedAmount)] as const]),
          ]}
        />
        <section>
          <h3>{t('claim.what')}</h3>
          <p>{claim.description}</p>
        </section>
        {claim.pendingDecision && <WaitsForSecond pending={claim.pendingDecision} currency={currency} />}
        {reason && <p className={classes.quiet}>{`${t('reason')}: ${reason}`}</p>}
        {claim.reading && <Series policyId={claim.policyId} />}
        <section>
          <h3>{t('claim.photos')}</h3>
          {photoIds.length === 0 && <p className={classes.quiet}>{t('claim.noPhotos')}</p>}
          <div className={classes.lines}>
            {photoIds.map((id) => (
              <Photo key={id} id={id} words={photoWords} />
            ))}
          </div>
        </section>
        <ClaimSteps claim={claim} />
        <PaymentsOf subjectId={claim.id} purpose="claim" />
        <Decisions claim={claim} />
      </div>
    </SheetDialog>
  )
}

/** The record that the claim follows from. */
function Series({ policyId }: { policyId: string }) {
  const t = useTranslations('finance.index')
  const series = trpc.admin.insurance.series.useQuery({ id: policyId })
  return (
    <section>
      <h3>{t('series')}</h3>
      <QueryView query={{ ...series, data: series.data ?? undefined }}>
        {(found) => <SeasonRecord series={found} />}
      </QueryView>
    </section>
  )
}

function Decisions({ claim: { id, status, pendingDecision } }: { claim: AdminClaim }) {
  const t = useTranslations('desk.money')
  const dialog = useDialog('approve', 'reject')
  const review = useWrite(api.admin.insurance.reviewClaim.mutate, {
    done: { title: t('claim.reviewed'), tone: 'good' },
    failed: t('notSaved'),
    refresh: ({ admin }) => admin.invalidate(),
  })
  if (!canMoveClaim(status, 'rejected')) return null
  return (
    <div className={classes.actions}>
      <Button disabled={pendingDecision !== null} onClick={() => dialog.open('approve', id)}>
        {t('claim.approve')}
      </Button>
      {canMoveClaim(status, 'reviewing') && (
        <Button variant="default" loading={review.isPending} onClick={() => review.mutate({ id })}>
          {t('claim.review')}
        </Button>
      )}
      <Button variant="default" onClick={() => dialog.open('reject', id)}>
        {t('claim.reject')}
      </Button>
    </div>
  )
}
