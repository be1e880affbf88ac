import { Button } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { Account } from '#domain/finance/account.schema.ts'
import { paymentForm } from '#domain/finance/amount.schema.ts'
import { ConfirmPayment } from './ConfirmPayment.tsx'
import { PaybillPart } from './PaybillPart.tsx'

type PayDialogProps = {
  title: string
  /** What is paid unless another amount is typed. */
  amount: number
  currency: string
  /** The account that pays unless another one is chosen. */
  accountId: string | null
  /** What is paid, where it can be paid at a paybill too. */
  payable?: { loanId: string }
  /** Only the whole amount can be paid. */
  isWhole?: boolean
  isPending: boolean
  onPay: (payment: { amount: number; accountId: string }) => void
  onClose: () => void
}

/** A payment from one of the farmer's accounts: how much and from where, then a question with the cost. */
export function PayDialog({ title, onClose, payable, ...payment }: PayDialogProps) {
  const t = useTranslations('finance.pay')
  const accounts = trpc.finance.accounts.list.useQuery()
  return (
    <SheetDialog onClose={onClose} title={title} width={500}>
      <QueryView query={accounts} empty={<EmptyState text={t('noAccount', { currency: payment.currency })} />}>
        {(all) => {
          const ofCurrency = all.filter((each) => each.currency === payment.currency && each.isActive)
          const usable = ofCurrency.filter((each) => !each.isPaidByHand)
          return usable.length > 0 ? (
            <PayForm accounts={usable} {...payment} />
          ) : (
            <EmptyState text={t(ofCurrency.length > 0 ? 'allByHand' : 'noAccount', { currency: payment.currency })} />
          )
        }}
      </QueryView>
      {payable && (
        <div className={classes.otherWay}>
          <PaybillPart currency={payment.currency} about={payable} />
        </div>
      )}
    </SheetDialog>
  )
}

/** So many tell accounts apart, and leave room on a phone for what can be paid. */
const LAST_DIGITS = 4

type PayFormProps = Omit<PayDialogProps, 'title' | 'onClose' | 'payable'> & { accounts: readonly Account[] }

function PayForm({ accounts, amount, currency, accountId, isWhole = false, isPending, onPay }: PayFormProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.pay')
  const isOnline = useOnline()
  const [planned, setPlanned] = useState<{ amount: number; accountId: string } | null>(null)
  const usual =
    accounts.find(({ id }) => id === accountId) ?? accounts.find(({ isDefault }) => isDefault) ?? accounts[0]!
  const form = useZodForm(paymentForm, { amount, accountId: usual.id }, null)
  const account = accounts.find(({ id }) => id === planned?.accountId)
  if (planned && account)
    return (
      <ConfirmPayment
        account={account}
        amount={planned.amount}
        fees={0}
        left={account.available - planned.amount}
        isPending={isPending}
        onBack={() => setPlanned(null)}
        onConfirm={() => onPay(planned)}
      />
    )
  return (
    <Form
      form={form}
      onSubmit={form.submit(setPlanned)}
      foot={
        <Button type="submit" size="md" disabled={!isOnline}>
          {t('next')}
        </Button>
      }
    >
      <NumberField
        label={t('amountIn', { currency })}
        decimals={2}
        readOnly={isWhole}
        withAsterisk
        {...form.getInputProps('amount')}
      />
      <SelectField
        label={t('account')}
        data={accounts.map(({ id, provider, accountNumber, available, isPrompted }) => ({
          value: id,
          label: [`${provider} …${accountNumber.slice(-LAST_DIGITS)}`, !isPrompted && formatAmount(available, currency)]
            .filter(Boolean)
            .join(' · '),
        }))}
        {...form.getInputProps('accountId')}
      />
      {!isOnline && <p className={classes.warning}>{t('offline')}</p>}
    </Form>
  )
}
