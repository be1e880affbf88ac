import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { QueryView } from '#client/ui/QueryView.tsx'
import { type Asking, LoanForm } from './LoanForm.tsx'

export default function LoanDialog(props: Asking & { onClose: () => void }) {
  const t = useTranslations('finance')
  const products = trpc.finance.products.loans.useQuery()
  return (
    <SheetDialog onClose={props.onClose} title={t('apply')}>
      <QueryView query={products} empty={<EmptyState text={t('noLoans')} />}>
        {(onOffer) => <LoanForm products={onOffer} {...props} />}
      </QueryView>
    </SheetDialog>
  )
}
