import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { type AdminLoan, loanRejection } from '#domain/finance/loan.schema.ts'
import classes from './Decision.module.css'
import { useDecisions } from './useDecisions.ts'

/** Asks for the reason of a rejection, which the farmer reads. */
export default function RejectDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const t = useTranslations('lending')
  const form = useZodForm(loanRejection, { id: loan.id, reason: '' })
  const { reject } = useDecisions(loan, onClose)
  return (
    <SheetDialog onClose={onClose} title={t('rejectTitle')} width={480}>
      <form noValidate className={classes.parts} onSubmit={form.submit((rejection) => reject.mutate(rejection))}>
        <TextArea
          label={t('reason')}
          description={t('reasonHint', { name: loan.farmer.fullName })}
          rows={4}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <div className={classes.actions}>
          <Button type="submit" size="md" color="clay" loading={reject.isPending}>
            {t('reject')}
          </Button>
          <Button size="md" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </SheetDialog>
  )
}
