import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminPolicy } from '#domain/finance/insurance/insurance.schema.ts'

/** Lets an active policy cover before its premium is paid. */
export function CreditPremium({ policy: { id, status, coveredFrom, farmer } }: { policy: AdminPolicy }) {
  const t = useTranslations('desk.money')
  const credit = useWrite(api.admin.insurance.creditPremium.mutate, {
    done: { title: t('insurance.credited'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notSaved'),
    refresh: ({ admin }) => admin.invalidate(),
  })
  if (status !== 'active' || coveredFrom !== null) return null
  return (
    <>
      <p className={classes.quiet}>
        {t('insurance.uncovered')}. {t('insurance.creditHint')}
      </p>
      <Button
        variant="default"
        loading={credit.isPending}
        onClick={() => credit.mutate({ id })}
        aria-label={t('insurance.creditNamed', { name: farmer.fullName })}
      >
        {t('insurance.credit')}
      </Button>
    </>
  )
}
