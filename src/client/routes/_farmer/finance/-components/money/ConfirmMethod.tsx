import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { confirmMethodInput, type PaymentMethod } from '#domain/finance/methods/payment-method.schema.ts'

/** Asks whether a new bank or agent is right: of a bank by its number once more. */
export function ConfirmMethod({ method: { id, methodType, provider } }: { method: PaymentMethod }) {
  const t = useTranslations('finance.methods')
  const form = useZodForm(confirmMethodInput, { id, accountIdentifier: '' }, null)
  const confirm = useWrite(api.finance.methods.confirm.mutate, {
    done: { title: t('confirmed'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    fieldOf: { bankNumberDiffers: 'accountIdentifier' },
    refresh: ({ finance }) => finance.invalidate(),
  })
  return (
    <Form
      form={form}
      label={t('confirm')}
      onSubmit={form.submit((input) => confirm.mutate(input))}
      foot={
        <Button type="submit" size="md" loading={confirm.isPending}>
          {t('confirm')}
        </Button>
      }
    >
      {methodType === 'bank' ? (
        <TextField
          label={t('number')}
          description={t('confirmBank')}
          withAsterisk
          {...form.getInputProps('accountIdentifier')}
        />
      ) : (
        <p className={classes.warning}>{t('confirmCash', { name: provider })}</p>
      )}
    </Form>
  )
}
