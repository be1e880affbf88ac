import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { answerAdviceInput, type DueAdvice } from '#domain/advice/advisory.schema.ts'
import { useAnswer } from './useAnswer.ts'

export default function CannotDialog({ due, onClose }: { due: DueAdvice; onClose: () => void }) {
  const t = useTranslations('advisories.due')
  const form = useZodForm(answerAdviceInput, { deliveryId: due.id, answer: 'cannot', reason: '' }, `cannot.${due.id}`)
  const answer = useAnswer(onClose, form)
  return (
    <SheetDialog onClose={onClose} title={due.advisory.title}>
      <Form
        form={form}
        onSubmit={form.submit((values) => answer.mutate(values))}
        foot={
          <Button type="submit" size="md" loading={answer.isPending}>
            {t('send')}
          </Button>
        }
      >
        <TextArea
          label={t('why')}
          description={t('whyHint')}
          rows={3}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
      </Form>
    </SheetDialog>
  )
}
