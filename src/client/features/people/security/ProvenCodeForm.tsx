import { Button } from '@mantine/core'
import type { z } from 'zod'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PasswordField } from '#client/ui/fields/PasswordField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'
import { provenCode } from '#domain/people/second-factor.schema.ts'
import classes from './Security.module.css'
import { useStep } from './useStep.ts'
import { WhosePassword } from './WhosePassword.tsx'

type ProvenCodeFormProps<Answer> = {
  lead: string
  submit: string
  isGrave?: boolean
  write: (proof: z.infer<typeof provenCode>) => Promise<Answer>
  done?: Toast
  onDone: (answer: Answer) => void
}

/** Password and code: changes of the sign-in need both. */
export function ProvenCodeForm<Answer>({ lead, submit, isGrave, write, done, onDone }: ProvenCodeFormProps<Answer>) {
  const t = useTranslations('security')
  const form = useZodForm(provenCode, { password: '', code: '' }, null)
  const step = useStep(write, { form, fieldOf: PROOFS, done, onDone })
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => step.mutate(values))}
      foot={
        <Button type="submit" size="md" color={isGrave ? 'clay' : undefined} loading={step.isPending}>
          {submit}
        </Button>
      }
    >
      <p className={classes.note}>{lead}</p>
      <WhosePassword />
      <PasswordField label={t('password')} autoComplete="current-password" {...form.getInputProps('password')} />
      <TextField
        label={t('code')}
        description={t('anyCode')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
    </Form>
  )
}

const PROOFS = { wrongPassword: 'password', codeRefused: 'code' } as const
