import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { AdminPrice } from '#domain/market/price-admin.schema.ts'
import { nameOfPrice } from './name-of-price.ts'

export function PriceCard({ price }: { price: AdminPrice }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.marketPrice')
  const format = useFormat()
  const { id, crop, market, pricePerKg, currency, date, source } = price
  return (
    <Card className={adminClasses.card}>
      <h2>
        <Value>{crop.name}</Value> · <Value>{t('perKg', { amount: formatAmount(pricePerKg, currency) })}</Value>
      </h2>
      <p>{market}</p>
      <p className={adminClasses.quiet}>
        <Value>{format.dateTime(noonOf(date), { dateStyle: 'medium' })}</Value>
        <Value>{source && ` · ${source}`}</Value>
      </p>
      <RowActions id={id} name={nameOfPrice(price)} />
    </Card>
  )
}
