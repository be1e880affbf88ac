import { Button } from '@mantine/core'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'

/** What opens a claim, and sends its money again where it did not arrive. */
export function ClaimButtons({ claim: { id, status, farmer, pendingDecision } }: { claim: AdminClaim }) {
  const t = useTranslations('desk.money')
  const dialog = useDialog('details', 'pay')
  const name = farmer.fullName
  return (
    <div className={classes.actions}>
      <Button variant="default" aria-label={t('detailsOf', { name })} onClick={() => dialog.open('details', id)}>
        {t('details')}
      </Button>
      {status === 'approved' && (
        <Button
          disabled={pendingDecision !== null}
          aria-label={t('claim.payNamed', { name })}
          onClick={() => dialog.open('pay', id)}
        >
          {t('claim.pay')}
        </Button>
      )}
    </div>
  )
}
