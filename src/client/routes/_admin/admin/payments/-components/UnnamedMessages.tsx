import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { MessageList } from './Messages.tsx'

/** Callbacks that name no payment: one that got lost here, or somebody who has found the secret address. */
export function UnnamedMessages() {
  const t = useTranslations('desk.money.payments')
  const format = useFormat()
  const { data = [] } = trpc.admin.payments.unnamed.useQuery()
  if (data.length === 0) return null
  return (
    <Card className={classes.card}>
      <details>
        <summary>
          {t('unnamed')} (<Value>{format.number(data.length)}</Value>)
        </summary>
        <p className={classes.quiet}>{t('unnamedHint')}</p>
        <MessageList messages={data} gatewayOf={({ gateway }) => gateway} />
      </details>
    </Card>
  )
}
