import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import money from '#client/features/finance/admin/Money.module.css'
import desk from '#client/features/operations/admin/Admin.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import type { DecisionLimits } from '#domain/finance/decisions/decision.schema.ts'
import { LimitForm } from './LimitForm.tsx'
import { useLimitChange } from './useLimitChange.ts'

/** Up to which amounts people decide by themselves. */
export function Limits() {
  const t = useTranslations('desk.decisions')
  const limits = trpc.admin.finance.decisions.limits.useQuery()
  return (
    <Card className={desk.card}>
      <h2>{t('limits')}</h2>
      <p>{t('limitsLead')}</p>
      <QueryView query={limits}>
        {(found) => (
          <div className={money.parts}>
            {found.limits.length === 0 ? (
              <p className={money.quiet}>{t('noLimits')}</p>
            ) : (
              <Rows limits={found.limits} />
            )}
            {found.people.length < 2 ? (
              <p className={money.warning}>{t('onlyOne')}</p>
            ) : (
              <LimitForm people={found.people} />
            )}
          </div>
        )}
      </QueryView>
    </Card>
  )
}

function Rows({ limits }: Pick<DecisionLimits, 'limits'>) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.decisions')
  const remove = useLimitChange(api.admin.finance.decisions.setLimit.mutate)
  return (
    <ul className={money.lines}>
      {limits.map(({ person, currency, amount }) => {
        const name = person?.fullName ?? t('everybody')
        const limit = formatAmount(amount, currency)
        return (
          <li key={(person?.id ?? '') + currency} className={money.line}>
            <span>
              {name}: <b>{limit}</b>
            </span>
            <Button
              variant="subtle"
              aria-label={t('removeNamed', { name, limit })}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ userId: person?.id ?? null, currency, amount: null })}
            >
              {t('remove')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
