import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Account } from '#domain/finance/account.schema.ts'
import { RemoveAccount } from './RemoveAccount.tsx'

/** Asks whether the name that the provider has for an account is the farmer's. A wrong account is deleted. */
export function HolderQuestion({ account }: { account: Account }) {
  const t = useTranslations('finance.money')
  const confirm = useWrite(api.finance.accounts.confirmHolder.mutate, {
    failed: ({ reason }) => reason ?? t('tryAgain'),
    refresh: ({ finance }) => finance.invalidate(),
  })
  const { id, provider, holder } = account
  if (!holder) return null
  const names = { provider, name: holder.name }
  if (holder.isConfirmed) return <p className={classes.note}>{t('holderConfirmed', names)}</p>
  return (
    <>
      <p className={classes.note}>{t('holderAsk', names)}</p>
      <div className={classes.buttons}>
        <Button variant="light" loading={confirm.isPending} onClick={() => confirm.mutate({ id })}>
          {t('holderYes')}
        </Button>
        <RemoveAccount account={account} label={t('holderNo')} />
      </div>
    </>
  )
}
