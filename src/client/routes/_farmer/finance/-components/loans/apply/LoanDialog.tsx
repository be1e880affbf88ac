import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { ownProducts } from '../../own-products.ts'
import { LoanApplication } from './LoanApplication.tsx'

type LoanDialogProps = { productId: string | undefined; onClose: () => void }

/** Apply for Loan: for the product of a card, or for one to choose. */
export default function LoanDialog({ productId, onClose }: LoanDialogProps) {
  const t = useTranslations('finance')
  const { data, ...products } = trpc.finance.products.loans.useQuery()
  return (
    <SheetDialog onClose={onClose} title={t('apply')}>
      <QueryView query={{ ...products, data: data && ownProducts(data) }} empty={<EmptyState text={t('noLoans')} />}>
        {(onOffer) => <LoanApplication products={onOffer} productId={productId} onClose={onClose} />}
      </QueryView>
    </SheetDialog>
  )
}
