import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { PaymentMethod } from '#domain/finance/methods/payment-method.schema.ts'
import { DIRECTIONS_OF } from '#domain/finance/methods/payment-method.ts'
import { spoken } from '#domain/phone.ts'
import { ConfirmMethod } from './ConfirmMethod.tsx'
import { RemoveMethod } from './RemoveMethod.tsx'

/** A way to be paid: where the money goes, what it is the default of, and what can be changed. */
export function MethodCard({ method }: { method: PaymentMethod }) {
  const t = useTranslations('finance.methods')
  const { methodType, provider, accountIdentifier, accountName, currency, isConfirmed, isActive } = method
  const name = `${provider} ${spoken(accountIdentifier)}`.trim()
  const facts: Fact[] = [
    ...(accountIdentifier ? [[t('account'), spoken(accountIdentifier)] as const] : []),
    ...(accountName && methodType === 'bank' ? [[t('holder'), accountName] as const] : []),
  ]
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h3>
          <Value>{provider}</Value>
        </h3>
        <div className={classes.badges}>
          {method.isDefault && <Badge tone="good">{t('isDefault')}</Badge>}
          {method.isDefaultForPaying && <Badge tone="info">{t('paysFirst')}</Badge>}
          {!isConfirmed && <Badge tone="warm">{t('unconfirmed')}</Badge>}
          {!isActive && <Badge tone="secondary">{t('inactive')}</Badge>}
        </div>
      </div>
      <p className={classes.note}>{t('typeAndCurrency', { type: t(methodType), currency })}</p>
      {facts.length > 0 && <Facts facts={facts} />}
      {isConfirmed ? isActive && <Defaults method={method} name={name} /> : <ConfirmMethod method={method} />}
      {methodType !== 'wallet' && (
        <div className={classes.foot}>
          <RemoveMethod id={method.id} name={name} />
        </div>
      )}
    </Card>
  )
}

/** Makes the method the default one, where it is not. */
function Defaults({ method, name }: { method: PaymentMethod; name: string }) {
  const t = useTranslations('finance.methods')
  const { id, methodType, isDefault, isDefaultForPaying } = method
  const choose = useWrite(api.finance.methods.setDefault.mutate, {
    done: { title: t('changed'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    refresh: ({ finance }) => finance.invalidate(),
  })
  const canPay = DIRECTIONS_OF[methodType].includes('out') && !isDefaultForPaying
  if (isDefault && !canPay) return null
  return (
    <div className={classes.buttons}>
      {!isDefault && (
        <Button
          variant="default"
          aria-label={t('receiveNamed', { name })}
          loading={choose.isPending && choose.input?.direction === 'in'}
          onClick={() => choose.mutate({ id, direction: 'in' })}
        >
          {t('receive')}
        </Button>
      )}
      {canPay && (
        <Button
          variant="default"
          aria-label={t('payNamed', { name })}
          loading={choose.isPending && choose.input?.direction === 'out'}
          onClick={() => choose.mutate({ id, direction: 'out' })}
        >
          {t('pay')}
        </Button>
      )}
    </div>
  )
}
