import { Button } from '@mantine/core'
import { useProfileChange } from '#client/features/people/useProfileChange.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { PhoneField } from '#client/query/PhoneField.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { typedValues } from '#client/ui/form/typed-values.ts'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { personalDetails } from '#domain/people/profile.schema.ts'

export default function DetailsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.details')
  const user = useSession()?.user
  const details = {
    fullName: user?.fullName ?? '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    location: user?.location ?? '',
  }
  const form = useZodForm(personalDetails, details, 'details', details)
  const done = { title: t('saved'), text: t('savedText'), tone: 'good' } as const
  const change = useProfileChange({ done, form, onDone: onClose })
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <Form
        form={form}
        onSubmit={form.submit((parsed, begun) => change.mutate(typedValues(parsed, form.values, begun)))}
        foot={
          <Button type="submit" size="md" loading={change.isPending}>
            {t('submit')}
          </Button>
        }
      >
        <TextField label={t('fullName')} autoComplete="name" withAsterisk {...form.getInputProps('fullName')} />
        <div className={classes.pair}>
          <PhoneField
            at={form.values.location || null}
            label={t('phone')}
            autoComplete="tel"
            {...form.getInputProps('phone')}
          />
          <TextField type="email" label={t('email')} autoComplete="email" {...form.getInputProps('email')} />
        </div>
        <TextField label={t('location')} description={t('locationHint')} {...form.getInputProps('location')} />
      </Form>
    </SheetDialog>
  )
}
