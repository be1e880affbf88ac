import { Button } from '@mantine/core'
import { useFormatter } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import desk from '#client/features/operations/admin/Admin.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf, now } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { HeldPrice } from '#domain/market/price-admin.schema.ts'

/** A price that waits: what it is, what it was before, who typed it, and what the reader can do about it. */
export function HeldPriceCard({ price }: { price: HeldPrice }) {
  const t = useTranslations('desk.heldPrice')
  const perKg = useTranslations('desk.marketPrice')
  const { formatAmount } = useMoney()
  const format = useFormatter()
  const { crop, market, pricePerKg, lastPrice, currency, date, source, proposedBy } = price
  return (
    <Card className={desk.card}>
      <div className={desk.badges}>
        <Badge tone="info">{t('waiting')}</Badge>
      </div>
      <h3>
        <Value>{crop.name}</Value> · <Value>{perKg('perKg', { amount: formatAmount(pricePerKg, currency) })}</Value>
      </h3>
      <p>{market}</p>
      <p>
        <Value>{t('last', { amount: formatAmount(lastPrice, currency) })}</Value>
      </p>
      <p className={desk.quiet}>
        <Value>{format.dateTime(noonOf(date), { dateStyle: 'medium' })}</Value>
        <Value>{source && ` · ${source}`}</Value>
        <Value>{proposedBy && ` · ${t('by', { name: proposedBy.fullName })}`}</Value>
      </p>
      <HeldPriceButtons price={price} />
    </Card>
  )
}

/** Whoever typed a price can take it back; everybody else can confirm or decline it. */
function HeldPriceButtons({ price }: { price: HeldPrice }) {
  const { id, isOwn, crop, market } = price
  const t = useTranslations('desk.heldPrice')
  const options = {
    failed: ({ reason }: { reason: string | undefined }) => reason ?? t('notSaved'),
    refresh: ({ admin }: { admin: { invalidate: () => Promise<void> } }) => admin.invalidate(),
  }
  const { confirm, decline } = api.admin.marketPrices
  const confirming = useWrite(confirm.mutate, { ...options, done: { title: t('confirmed'), tone: 'good' } })
  const declining = useWrite(decline.mutate, { ...options, done: { title: t('declined'), tone: 'good' } })
  const name = `${crop.name}, ${market}`
  return (
    <div className={desk.actions}>
      {isOwn ? (
        <OwnPrice price={price} name={name} />
      ) : (
        <Button
          aria-label={t('confirmNamed', { name })}
          loading={confirming.isPending}
          onClick={() => confirming.mutate({ id })}
        >
          {t('confirm')}
        </Button>
      )}
      <Button
        variant="default"
        aria-label={t(isOwn ? 'withdrawNamed' : 'declineNamed', { name })}
        loading={declining.isPending}
        onClick={() => declining.mutate({ id })}
      >
        {t(isOwn ? 'withdraw' : 'decline')}
      </Button>
    </div>
  )
}

/** Who can confirm a price of one's own: another administrator, or the only one after a day and with a reason. */
function OwnPrice({ price: { id, aloneFrom }, name }: { price: HeldPrice; name: string }) {
  const t = useTranslations('desk.heldPrice')
  const format = useFormatter()
  const dialog = useDialog('approve')
  if (!aloneFrom) return <p className={desk.quiet}>{t('own')}</p>
  const from = dateAt(aloneFrom)
  if (from > now()) {
    const date = format.dateTime(from, { dateStyle: 'medium', timeStyle: 'short' })
    return <p className={desk.quiet}>{t('aloneLater', { date })}</p>
  }
  return (
    <>
      <p className={desk.quiet}>{t('alone')}</p>
      <Button aria-label={t('confirmNamed', { name })} onClick={() => dialog.open('approve', id)}>
        {t('confirm')}
      </Button>
    </>
  )
}
