import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { AdminPolicy } from '#domain/finance/insurance/insurance.schema.ts'

/** Shows what an acceptance commits to, before it is given. */
export default function ApprovePolicyDialog({ policy, onClose }: { policy: AdminPolicy; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const { id, farmer, coverageAmount, premiumAmount, currency } = policy
  const name = farmer.fullName
  const approve = useWrite(api.admin.insurance.approve.mutate, {
    done: { title: t('insurance.approved'), text: t('told', { name }), tone: 'good' },
    failed: t('notSaved'),
    refresh: ({ admin }) => admin.invalidate(),
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={t('insurance.approveTitle')} width={480}>
      <div className={classes.parts}>
        <p>
          {t('insurance.approveText', {
            name,
            coverage: formatAmount(coverageAmount, currency),
            premium: formatAmount(premiumAmount, currency),
          })}
        </p>
        <div className={classes.actions}>
          <Button size="md" loading={approve.isPending} onClick={() => approve.mutate({ id })}>
            {t('insurance.approve')}
          </Button>
          <Button size="md" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </SheetDialog>
  )
}
