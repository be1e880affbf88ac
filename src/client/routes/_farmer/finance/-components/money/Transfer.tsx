import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { hasFailed, usePaymentToast } from '#client/features/finance/pay/usePaymentToast.ts'
import { useOnline } from '#client/offline/connection.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { Account } from '#domain/finance/account.schema.ts'
import { transferForm } from '#domain/finance/transfer.schema.ts'
import { formatAmount } from '#domain/money.ts'
import { spoken } from '#domain/phone.ts'
import { ConfirmTransfer } from './ConfirmTransfer.tsx'

type TransferProps = { account: Account; accounts: readonly Account[]; isOwn: boolean; onClose: () => void }
type Planned = z.output<typeof transferForm>

/** Sends money to a phone, or to another account of one's own; it asks once more with what it costs. */
export default function Transfer({ account, accounts, isOwn, onClose }: TransferProps) {
  const t = useTranslations('finance.transfer')
  const isOnline = useOnline()
  const others = accounts.filter(({ id, currency }) => id !== account.id && currency === account.currency)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const form = useZodForm(
    transferForm,
    { toAccountId: isOwn ? (others[0]?.id ?? '') : '', toPhone: '', amount: '', note: '' },
    null,
  )
  const toastOf = usePaymentToast({
    done: { title: t('done'), text: t('doneText'), tone: 'good' },
    failed: t('failed'),
  })
  const send = useWrite(api.finance.transactions.transfer.mutate, {
    done: toastOf,
    failedTitle: t('failed'),
    failed: ({ reason }) => reason ?? t('tryAgain'),
    form,
    refresh: ({ finance }) => finance.invalidate(),
    onDone: (line) => hasFailed(line) || onClose(),
  })
  const request = planned && { ...planned, fromAccountId: account.id, currency: account.currency }
  const nameOf = (id: string) => accounts.find((each) => each.id === id)
  const target = planned?.toAccountId ? nameOf(planned.toAccountId) : undefined
  return (
    <SheetDialog onClose={onClose} title={t(isOwn ? 'own' : 'send')} width={500}>
      {request ? (
        <ConfirmTransfer
          account={account}
          amount={request.amount}
          toPhone={request.toPhone}
          to={target ? `${target.provider} ${spoken(target.accountNumber)}` : (request.toPhone ?? '')}
          isPending={send.isPending}
          onBack={() => setPlanned(null)}
          onConfirm={() => send.mutate(request)}
        />
      ) : (
        <Form
          form={form}
          onSubmit={form.submit(setPlanned)}
          foot={
            <Button type="submit" size="md" disabled={!isOnline || (isOwn && others.length === 0)}>
              {t('review')}
            </Button>
          }
        >
          <p className={classes.note}>
            {t('from', {
              account: `${account.provider} ${spoken(account.accountNumber)}`,
              amount: formatAmount(account.available, account.currency),
            })}
          </p>
          {isOwn && others.length === 0 && (
            <p className={classes.warning}>{t('noOther', { currency: account.currency })}</p>
          )}
          {isOwn && others.length > 0 && (
            <SelectField
              label={t('toAccount')}
              data={others.map(({ id, provider, accountNumber }) => ({
                value: id,
                label: `${provider} ${spoken(accountNumber)}`,
              }))}
              {...form.getInputProps('toAccountId')}
            />
          )}
          {!isOwn && (
            <TextField
              label={t('toPhone')}
              description={t('toPhoneHint')}
              type="tel"
              inputMode="tel"
              withAsterisk
              {...form.getInputProps('toPhone')}
            />
          )}
          <NumberField
            label={t('amount', { currency: account.currency })}
            min={0}
            decimalScale={2}
            hideControls
            withAsterisk
            {...form.getInputProps('amount')}
          />
          <TextField label={t('note')} {...form.getInputProps('note')} />
          {!isOnline && <p className={classes.warning}>{t('offline')}</p>}
        </Form>
      )}
    </SheetDialog>
  )
}
