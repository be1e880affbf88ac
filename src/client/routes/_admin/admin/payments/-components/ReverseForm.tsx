import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { reverseMovementInput } from '#domain/finance/ledger-admin.schema.ts'

type ReverseFormProps = { number: number; isOutside: boolean; onClose: () => void }

/** Asks why a movement is taken back, and takes it back. */
export function ReverseForm({ number, isOutside, onClose }: ReverseFormProps) {
  const t = useTranslations('desk.money')
  const decisions = useTranslations('desk.decisions')
  const form = useZodForm(
    reverseMovementInput,
    { number, reason: '', cameBack: '', isOwed: false },
    `desk.reverse.${number}`,
  )
  const reverse = useWrite(api.admin.ledger.reverse.mutate, {
    done: ({ pendingDecision }) => ({
      title: pendingDecision ? decisions('asked') : t('payments.reversedDone'),
      tone: 'good',
    }),
    failed: ({ reason }) => reason ?? t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
    onDone: onClose,
  })
  return (
    <Form
      form={form}
      onSubmit={form.submit((input) => reverse.mutate(input))}
      foot={
        <>
          <Button type="submit" size="md" color="clay" loading={reverse.isPending}>
            {t('payments.reverse')}
          </Button>
          <Button size="md" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {isOutside && (
        <>
          <p className={classes.warning}>{t('payments.owed')}</p>
          <SelectField
            label={t('payments.wentBack')}
            data={[
              { value: 'back', label: t('payments.hasComeBack') },
              { value: 'owed', label: t('payments.hasNotComeBack') },
            ]}
            value={form.values.isOwed ? 'owed' : 'back'}
            onChange={({ currentTarget: { value } }) => form.setFieldValue('isOwed', value === 'owed')}
          />
          {!form.values.isOwed && (
            <TextField label={t('payments.cameBack')} withAsterisk {...form.getInputProps('cameBack')} />
          )}
        </>
      )}
      <TextArea
        label={t('reason')}
        description={t('payments.reverseText')}
        rows={3}
        withAsterisk
        {...form.getInputProps('reason')}
      />
    </Form>
  )
}
