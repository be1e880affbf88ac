import { Button } from '@mantine/core'
import { inFigures } from '#client/features/finance/instalments.ts'
import { digits } from '#client/i18n/digits.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import classes from './Decision.module.css'
import { useDecisions } from './useDecisions.ts'

/** Shows what an approval commits to, before it is given. */
export default function ApproveDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('admin.lending')
  const { approve } = useDecisions(loan, onClose)
  const name = loan.farmer.fullName
  const money = (amount: number) => formatAmount(amount, loan.currency)
  return (
    <SheetDialog onClose={onClose} title={t('approveTitle')} width={480}>
      <div className={classes.parts}>
        <p>
          {t('approveText', {
            name,
            product: loan.productName,
            principal: money(loan.principalAmount),
            total: money(loan.totalAmount),
            count: digits(loan.schedule.length),
            figures: inFigures(
              loan.schedule.map(({ amount }) => amount),
              money,
            ),
          })}
        </p>
        <p className={classes.note}>{t('approveTold', { name })}</p>
        <div className={classes.actions}>
          <Button size="md" loading={approve.isPending} onClick={() => approve.mutate({ id: loan.id })}>
            {t('approve')}
          </Button>
          <Button size="md" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </SheetDialog>
  )
}
