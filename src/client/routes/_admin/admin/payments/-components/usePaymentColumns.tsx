import { Button } from '@mantine/core'
import classes from '#client/features/finance/admin/Money.module.css'
import { PAYMENT_TONES } from '#client/features/finance/admin/payment-tones.ts'
import { useMoneyColumns } from '#client/features/finance/admin/useMoneyColumns.tsx'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { AdminPayment } from '#domain/finance/payments/payment.schema.ts'

export function usePaymentColumns(): TableColumn<AdminPayment, never>[] {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const shared = useMoneyColumns()
  const dialog = useDialog('details')
  return [
    shared.date(),
    shared.farmer(),
    {
      id: 'purpose',
      head: t('payments.purpose'),
      cell: ({ purpose }) => t(`payments.purposes.${purpose}`),
      csv: ({ purpose }) => t(`payments.purposes.${purpose}`),
    },
    {
      id: 'amount',
      head: t('amount'),
      cell: ({ amount, currency }) => <b>{formatAmount(amount, currency)}</b>,
      csv: ({ amount }) => amount,
      isNumber: true,
    },
    {
      id: 'gateway',
      head: t('payments.gateway'),
      cell: ({ gateway }) => t(`payments.gateways.${gateway}`),
      csv: ({ gateway }) => gateway,
    },
    { id: 'phone', head: t('payments.phone'), cell: ({ phone }) => phone, csv: ({ phone }) => phone, isHidden: true },
    {
      id: 'receipt',
      head: t('payments.receipt'),
      cell: ({ receipt }) => receipt ?? '–',
      csv: ({ receipt }) => receipt,
      isHidden: true,
    },
    {
      id: 'state',
      head: t('state'),
      cell: ({ status }) => <Badge tone={PAYMENT_TONES[status]}>{t(`payments.states.${status}`)}</Badge>,
      csv: ({ status }) => t(`payments.states.${status}`),
    },
    {
      id: 'concern',
      head: t('payments.concern'),
      cell: ({ concern, failure }) =>
        concern ? (
          <span className={classes.late}>{t(`payments.concerns.${concern}`)}</span>
        ) : (
          failure && t(`payments.failures.${failure}`)
        ),
      csv: ({ concern, failure }) => concern ?? failure,
    },
    {
      id: 'action',
      head: t('details'),
      cell: ({ id, farmer }) => (
        <Button
          variant="default"
          aria-label={t('detailsOf', { name: farmer.fullName })}
          onClick={() => dialog.open('details', id)}
        >
          {t('details')}
        </Button>
      ),
    },
  ]
}
