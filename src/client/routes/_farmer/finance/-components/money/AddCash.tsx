import { api } from '#client/api/client.ts'
import type { OutputOf } from '#client/api/procedure-types.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { newCash } from '#domain/finance/methods/payment-method.schema.ts'
import type { CountryCode } from '#domain/places.ts'
import { AddButtons } from './AddButtons.tsx'

type AddCashProps = { country: CountryCode; agents: OutputOf<'finance.methods.agents'>; onClose: () => void }

/** Cash: the agent who hands it out, the own one first. */
export function AddCash({ country, agents, onClose }: AddCashProps) {
  const t = useTranslations('finance.methods')
  const form = useZodForm(newCash, { methodType: 'cash', country, agentId: '' }, 'finance.method.cash')
  const add = useWrite(api.finance.methods.add.mutate, {
    done: { title: t('added'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    fieldOf: { unknownAgent: 'agentId', methodTaken: 'agentId' },
    refresh: ({ finance }) => finance.methods.invalidate(),
    onDone: onClose,
  })
  return (
    <Form
      form={form}
      label={t('cash')}
      onSubmit={form.submit((cash) => add.mutate(cash))}
      foot={<AddButtons isPending={add.isPending} onClose={onClose} />}
    >
      <SelectField
        label={t('agent')}
        withAsterisk
        data={[
          { value: '', label: t(agents.length === 0 ? 'noAgents' : 'chooseAgent') },
          ...agents.map(({ id, fullName, isOwn }) => ({
            value: id,
            label: isOwn ? t('ownAgent', { name: fullName }) : fullName,
          })),
        ]}
        {...form.getInputProps('agentId')}
      />
      <p className={classes.note}>{t('cashHint')}</p>
    </Form>
  )
}
