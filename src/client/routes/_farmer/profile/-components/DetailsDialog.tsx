import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSession } from '#client/api/session.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import classes from '#client/ui/fields/form.module.css'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { personalDetails } from '#domain/people/profile.schema.ts'
import { useProfileChange } from './useProfileChange.ts'

export default function DetailsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.details')
  const user = useSession()?.user
  const form = useZodForm(personalDetails, {
    fullName: user?.fullName ?? '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    location: user?.location ?? '',
  })
  const done = { title: t('saved'), text: t('savedText'), tone: 'good' } as const
  const change = useProfileChange({ done, onDone: onClose })
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <form noValidate className={classes.form} onSubmit={form.submit((details) => change.mutate(details))}>
        <TextField label={t('fullName')} autoComplete="name" withAsterisk {...form.getInputProps('fullName')} />
        <div className={classes.pair}>
          <TextField type="tel" label={t('phone')} autoComplete="tel" {...form.getInputProps('phone')} />
          <TextField type="email" label={t('email')} autoComplete="email" {...form.getInputProps('email')} />
        </div>
        <TextField label={t('location')} description={t('locationHint')} {...form.getInputProps('location')} />
        <Button type="submit" size="md" loading={change.isPending}>
          {t('submit')}
        </Button>
      </form>
    </SheetDialog>
  )
}
