import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { QueryView } from '#client/ui/QueryView.tsx'
import { LoanForm } from './LoanForm.tsx'

export default function LoanDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('finance')
  const products = trpc.finance.products.loans.useQuery()
  return (
    <SheetDialog onClose={onClose} title={t('apply')}>
      <QueryView query={products} empty={<EmptyState text={t('noLoans')} />}>
        {(onOffer) => <LoanForm products={onOffer} onClose={onClose} />}
      </QueryView>
    </SheetDialog>
  )
}
