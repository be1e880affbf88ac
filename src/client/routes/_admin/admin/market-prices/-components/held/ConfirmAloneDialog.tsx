import { api } from '#client/api/client.ts'
import { ReasonDialog } from '#client/features/finance/admin/ReasonDialog.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type HeldPrice, loneConfirmation } from '#domain/market/price-admin.schema.ts'

type ConfirmAloneDialogProps = { price: HeldPrice; onClose: () => void }

/** Asks the only administrator why a price of their own is right, and shows the price. */
export default function ConfirmAloneDialog({ price, onClose }: ConfirmAloneDialogProps) {
  const t = useTranslations('desk.heldPrice')
  return (
    <ReasonDialog
      title={t('aloneTitle', { name: `${price.crop.name}, ${price.market}` })}
      hint={t('aloneHint')}
      confirm={t('confirm')}
      schema={loneConfirmation}
      color="leaf"
      id={price.id}
      draft={`desk.held.${price.id}`}
      write={api.admin.marketPrices.confirm.mutate}
      done={{ title: t('confirmed'), tone: 'good' }}
      onClose={onClose}
    />
  )
}
