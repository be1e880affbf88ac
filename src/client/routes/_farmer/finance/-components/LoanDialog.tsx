import { useTranslations } from 'use-intl'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { QueryView } from '#client/components/QueryView.tsx'
import { SheetDialog } from '#client/components/SheetDialog.tsx'
import { trpc } from '#client/trpc.ts'
import { type Asking, LoanForm } from './LoanForm.tsx'

export default function LoanDialog(props: Asking & { onClose: () => void }) {
  const t = useTranslations('finance')
  const products = trpc.finance.products.loans.useQuery()
  return (
    <SheetDialog opened onClose={props.onClose} title={t('apply')}>
      <QueryView query={products} empty={<EmptyState text={t('noLoans')} />}>
        {(onOffer) => <LoanForm products={onOffer} {...props} />}
      </QueryView>
    </SheetDialog>
  )
}
