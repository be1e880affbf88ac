import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { provenCode } from '#domain/people/second-factor.schema.ts'
import classes from './Security.module.css'
import { useStepRefusal } from './useSecondFactor.ts'
import { WhosePassword } from './WhosePassword.tsx'

type ProvenCodeFormProps = {
  lead: string
  submit: string
  isGrave?: boolean
  isPending: boolean
  onSubmit: (values: z.infer<typeof provenCode>, refused: (refusal: unknown) => void) => void
}

/** The password and a code: what changes sign-in itself asks for both. */
export function ProvenCodeForm({ lead, submit, isGrave, isPending, onSubmit }: ProvenCodeFormProps) {
  const t = useTranslations('security')
  const form = useZodForm(provenCode, { password: '', code: '' })
  const refused = useStepRefusal()
  return (
    <form noValidate className={classes.form} onSubmit={form.submit((values) => onSubmit(values, refused(form)))}>
      <p className={classes.note}>{lead}</p>
      <WhosePassword />
      <TextInput
        type="password"
        label={t('password')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <TextInput
        label={t('code')}
        description={t('anyCode')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
      <Button type="submit" size="md" color={isGrave ? 'clay' : undefined} loading={isPending}>
        {submit}
      </Button>
    </form>
  )
}
