import { Button } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#client/api/client.ts'
import { type Failure, useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { ConfirmPayment } from '#client/features/finance/pay/ConfirmPayment.tsx'
import { hasFailed, usePaymentToast } from '#client/features/finance/pay/usePaymentToast.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { PhoneField } from '#client/query/PhoneField.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Account } from '#domain/finance/account.schema.ts'
import { ownTransferForm, phoneTransferForm, type TransferQuote } from '#domain/finance/transfer.schema.ts'
import { spoken } from '#domain/phone.ts'
import { COUNTRIES } from '#domain/places.ts'

type TransferProps = { account: Account; accounts: readonly Account[]; isOwn: boolean; onClose: () => void }
type Planned = { transfer: z.output<typeof phoneTransferForm>; quote: TransferQuote }

/** Sends money to a phone, or to another account of one's own; it asks once more with what it costs. */
export default function Transfer({ account, accounts, isOwn, onClose }: TransferProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.transfer')
  const words = useTranslations('finance.pay')
  const isOnline = useOnline()
  const others = accounts.filter(({ id, currency }) => id !== account.id && currency === account.currency)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const form = useZodForm(
    isOwn ? ownTransferForm : phoneTransferForm,
    { toAccountId: isOwn ? (others[0]?.id ?? '') : '', toPhone: '', amount: '', note: '' },
    null,
  )
  const toastOf = usePaymentToast({
    done: { title: t('done'), text: t('doneText'), tone: 'good' },
    failed: t('failed'),
  })
  const refused = {
    failedTitle: t('failed'),
    failed: ({ reason }: Failure) => reason ?? t('tryAgain'),
    fieldOf: { phoneOfOtherCountry: 'toPhone', amountTooFine: 'amount' },
  } as const
  const ask = useWrite(
    ({ toPhone, amount }: Planned['transfer']) =>
      api.finance.transactions.transferQuote.query({ fromAccountId: account.id, toPhone, amount }),
    {
      ...refused,
      form: { ...form, sent: () => undefined },
      onDone: (quote, transfer) => setPlanned({ transfer, quote }),
    },
  )
  const send = useWrite(api.finance.transactions.transfer.mutate, {
    ...refused,
    done: toastOf,
    form,
    refresh: ({ finance }) => finance.invalidate(),
    onDone: (line) => hasFailed(line) || onClose(),
  })
  const target = accounts.find(({ id }) => id === planned?.transfer.toAccountId)
  return (
    <SheetDialog onClose={onClose} title={t(isOwn ? 'own' : 'send')} width={500}>
      {planned ? (
        <ConfirmPayment
          account={account}
          amount={planned.quote.amount}
          fees={planned.quote.fees}
          left={planned.quote.left}
          facts={[
            [
              words('to'),
              target ? `${target.provider} ${spoken(target.accountNumber)}` : spoken(planned.quote.toPhone ?? ''),
            ],
          ]}
          isPending={send.isPending}
          onBack={() => setPlanned(null)}
          onConfirm={() => send.mutate({ ...planned.transfer, fromAccountId: account.id, currency: account.currency })}
        />
      ) : (
        <Form
          form={form}
          onSubmit={form.submit((transfer) => ask.mutate(transfer))}
          foot={
            <Button
              type="submit"
              size="md"
              loading={ask.isPending}
              disabled={!isOnline || (isOwn && others.length === 0)}
            >
              {t('review')}
            </Button>
          }
        >
          <p className={classes.note}>
            <Value>
              {t(account.isPrompted ? 'fromPhone' : 'from', {
                account: `${account.provider} ${spoken(account.accountNumber)}`,
                amount: formatAmount(account.available, account.currency),
              })}
            </Value>
          </p>
          {isOwn && others.length === 0 && (
            <p className={classes.warning}>
              <Value>{t('noOther', { currency: account.currency })}</Value>
            </p>
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
            <PhoneField
              at={COUNTRIES[account.country].name}
              label={t('toPhone')}
              description={t('toPhoneHint')}
              withAsterisk
              {...form.getInputProps('toPhone')}
            />
          )}
          <NumberField
            label={t('amount', { currency: account.currency })}
            decimals={2}
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
