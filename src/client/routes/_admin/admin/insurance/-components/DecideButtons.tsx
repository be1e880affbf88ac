import { Button } from '@mantine/core'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { AdminPolicy } from '#domain/finance/insurance/insurance.schema.ts'

/** The decision about an application, where one is due. */
export function DecideButtons({ policy: { id, status, farmer } }: { policy: AdminPolicy }) {
  const t = useTranslations('desk.money.insurance')
  const dialog = useDialog('approve', 'reject')
  if (status !== 'applied') return null
  const name = farmer.fullName
  return (
    <div className={classes.actions}>
      <Button aria-label={t('approveNamed', { name })} onClick={() => dialog.open('approve', id)}>
        {t('approve')}
      </Button>
      <Button variant="default" aria-label={t('rejectNamed', { name })} onClick={() => dialog.open('reject', id)}>
        {t('reject')}
      </Button>
    </div>
  )
}
