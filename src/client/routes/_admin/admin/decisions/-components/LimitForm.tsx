import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type DecisionLimits, limitForm } from '#domain/finance/decisions/decision.schema.ts'
import { CURRENT_CURRENCIES } from '#domain/market/currency/currency-times.ts'
import { useLimitChange } from './useLimitChange.ts'

/** Sets from which amount on a second person is needed, for everybody or for one person. */
export function LimitForm({ people }: Pick<DecisionLimits, 'people'>) {
  const t = useTranslations('desk.decisions')
  const form = useZodForm(limitForm, { userId: '', currency: 'NGN', amount: '' }, 'desk.limit')
  const set = useLimitChange(api.admin.finance.decisions.setLimit.mutate, form)
  return (
    <Form
      form={form}
      label={t('set')}
      onSubmit={form.submit((limit) => set.mutate(limit, form.reset))}
      foot={
        <Button type="submit" loading={set.isPending}>
          {t('set')}
        </Button>
      }
    >
      <div className={pairs.pair}>
        <SelectField
          label={t('who')}
          data={[
            { value: '', label: t('everybody') },
            ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
          ]}
          {...form.getInputProps('userId')}
        />
        <SelectField label={t('currency')} data={[...CURRENT_CURRENCIES]} {...form.getInputProps('currency')} />
        <NumberField
          label={t('amount')}
          description={t('amountHint')}
          decimals={2}
          withAsterisk
          {...form.getInputProps('amount')}
        />
      </div>
    </Form>
  )
}
