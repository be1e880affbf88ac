import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import classes from '#client/ui/fields/form.module.css'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { answerAdviceInput, type DueAdvice } from '#domain/advice/advisory.schema.ts'
import { useAnswer } from './useAnswer.ts'

export default function CannotDialog({ due, onClose }: { due: DueAdvice; onClose: () => void }) {
  const t = useTranslations('advisories.due')
  const form = useZodForm(answerAdviceInput, { deliveryId: due.id, answer: 'cannot', reason: '' })
  const answer = useAnswer(onClose)
  return (
    <SheetDialog onClose={onClose} title={due.advisory.title}>
      <form noValidate className={classes.form} onSubmit={form.submit((values) => answer.mutate(values))}>
        <TextArea
          label={t('why')}
          description={t('whyHint')}
          rows={3}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
        <Button type="submit" size="md" loading={answer.isPending}>
          {t('send')}
        </Button>
      </form>
    </SheetDialog>
  )
}
