import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { UnreadablePhoto } from '#client/ui/photo/shrink-photo.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { CLAIM_STATUS } from '#domain/finance/insurance/claim.ts'
import { type NewClaim, newClaim, type Policy } from '#domain/finance/insurance/insurance.schema.ts'
import { ClaimPhotosField } from './ClaimPhotosField.tsx'
import { useClaimPhotos } from './useClaimPhotos.ts'

/** The promised days of each step. */
const CLOCK = {
  begin: String(CLAIM_STATUS.submitted.days),
  decide: String(CLAIM_STATUS.reviewing.days),
  pay: String(CLAIM_STATUS.approved.days),
}

/** A claim: what was lost, when, and how much. It says by when each step is promised. */
export default function ClaimDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.claim')
  const format = useFormat()
  const isOnline = useOnline()
  const form = useZodForm(
    newClaim,
    { insuranceId: policy.id, description: '', lossDay: today(), amount: '', photoIds: [] },
    `finance.claim.${policy.id}`,
  )
  const choice = useClaimPhotos(form)
  const fileClaim = async (claim: NewClaim) =>
    api.finance.insurance.claim.mutate({ ...claim, photoIds: await choice.upload() })
  const file = useWrite(fileClaim, {
    done: { title: t('sent'), text: t('sentText'), tone: 'good' },
    failedTitle: t('failed'),
    failed: ({ error, reason }) => (error instanceof UnreadablePhoto ? t('unreadable') : (reason ?? t('tryAgain'))),
    form,
    refresh: ({ finance }) => finance.insurance.invalidate(),
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={t('new')} width={500}>
      <Form
        form={form}
        onSubmit={form.submit((claim) => file.mutate(claim))}
        foot={
          <Button type="submit" size="md" loading={file.isPending} disabled={!isOnline}>
            {t('submit')}
          </Button>
        }
      >
        <p className={classes.note}>
          <Value>{t('lead', { amount: formatAmount(policy.coverageAmount, policy.currency) })}</Value>
        </p>
        {policy.coveredFrom && (
          <p className={classes.note}>
            {t('coveredFrom', { date: format.dateTime(noonOf(policy.coveredFrom), { dateStyle: 'medium' }) })}
          </p>
        )}
        <p className={classes.note}>{t('clock', CLOCK)}</p>
        <DateField label={t('lossDay')} withAsterisk {...form.getInputProps('lossDay')} />
        <TextArea label={t('what')} rows={4} withAsterisk {...form.getInputProps('description')} />
        <NumberField
          label={t('amount', { currency: policy.currency })}
          decimals={2}
          withAsterisk
          {...form.getInputProps('amount')}
        />
        <ClaimPhotosField choice={choice} />
        {!isOnline && <p className={classes.warning}>{t('offline')}</p>}
      </Form>
    </SheetDialog>
  )
}
