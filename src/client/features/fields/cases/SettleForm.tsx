import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { settleCaseInput } from '#domain/fields/boundary-case.schema.ts'

/** What both farmers agreed on; no border is moved by it. */
export function SettleForm({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const t = useTranslations('field.case')
  const form = useZodForm(settleCaseInput, { id: caseId, note: '' }, `case.${caseId}`)
  const settle = useWrite(api.agent.boundaryCases.settle.mutate, {
    done: { title: t('settled'), text: t('settledText'), tone: 'good' },
    failed: withReason(t('failed')),
    form,
    refresh: (utils) =>
      Promise.all([
        utils.agent.today.invalidate(),
        utils.agent.boundaryCases.invalidate(),
        utils.farmer.boundaryCases.invalidate(),
      ]),
    onDone,
  })
  return (
    <Form
      form={form}
      onSubmit={form.submit((input) => settle.mutate(input))}
      foot={
        <Button type="submit" size="md" loading={settle.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <TextArea label={t('note')} rows={3} {...form.getInputProps('note')} />
    </Form>
  )
}
