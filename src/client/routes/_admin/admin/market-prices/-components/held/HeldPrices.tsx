import { lazy } from 'react'
import { trpc } from '#client/api/hooks.ts'
import desk from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import grid from '#client/ui/page/grid.module.css'
import { HeldPriceCard } from './HeldPriceCard.tsx'

const ConfirmAloneDialog = lazy(() => import('./ConfirmAloneDialog.tsx'))

/** The prices that wait for a second person; nothing where none does. */
export function HeldPrices() {
  const t = useTranslations('desk.heldPrice')
  const { data: prices = [] } = trpc.admin.marketPrices.held.useQuery()
  const dialog = useDialog('approve')
  const confirmed = prices.find(({ id }) => id === dialog.id)
  if (prices.length === 0) return null
  return (
    <section aria-label={t('title')} className={desk.page}>
      <h2 className={desk.section}>{t('title')}</h2>
      <p className={desk.quiet}>{t('lead')}</p>
      <div className={grid.cards}>
        {prices.map((price) => (
          <HeldPriceCard key={price.id} price={price} />
        ))}
      </div>
      {confirmed && <ConfirmAloneDialog key={confirmed.id} price={confirmed} onClose={dialog.close} />}
    </section>
  )
}
