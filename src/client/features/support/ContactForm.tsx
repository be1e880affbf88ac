import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { getSession } from '#client/phone/session.ts'
import { PhoneField } from '#client/query/PhoneField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { ExtensionAgent } from '#domain/support/agents.ts'
import { contactRequest } from '#domain/support/contact.schema.ts'
import { CONTACT_CATEGORIES, CONTACT_PRIORITIES } from '#domain/support/contact.ts'

type ContactFields = ReturnType<typeof useZodForm<typeof contactRequest>>
type Props = { agent: ExtensionAgent | null; isUrgent: boolean; onSent: () => void }

export function ContactForm({ agent, isUrgent, onSent }: Props) {
  const t = useTranslations('tickets.help')
  const user = getSession()?.user
  const form = useZodForm(
    contactRequest,
    {
      name: user?.fullName ?? '',
      phone: user?.phone ?? '',
      email: user?.email ?? '',
      subject: '',
      message: '',
      priority: 'medium',
      category: 'general',
      agentId: '',
    },
    'help',
  )
  const [isOpen, setOpen] = useState(form.values.name === '' || form.draft.isRestored)
  // Opened from the hotlines it is an emergency on the farm; every choice can still be changed.
  const { setValues } = form
  useEffect(() => {
    if (!isUrgent) return
    setValues({ priority: 'high', category: 'farming' })
    setOpen(true)
  }, [isUrgent, setValues])
  const submit = useWrite(api.farmer.contact.submit.mutate, {
    done: (answer) => ({ title: t('sent'), text: t('sentText', answer), tone: 'good', isLong: true }),
    failed: withReason(t('failed')),
    form,
    onDone: () => {
      form.reset()
      onSent()
    },
  })
  const tellMissing = () => showToast({ title: t('missing'), text: t('missingText'), tone: 'bad' })
  return (
    <Form
      form={form}
      onSubmit={form.submit(
        (request) => submit.mutate({ ...request, agentId: agent?.id ?? null }),
        () => {
          // What is wrong may lie folded.
          if (form.values.message.trim()) setOpen(true)
          if (!form.values.name.trim() || !form.values.message.trim()) tellMissing()
        },
      )}
      foot={
        <Button type="submit" size="md" loading={submit.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <p className={classes.note}>{agent ? t('to', { name: agent.name }) : t('anyone')}</p>
      <TextArea label={t('message')} rows={4} withAsterisk {...form.getInputProps('message')} />
      {isOpen ? (
        <Details form={form} />
      ) : (
        <p className={classes.note}>
          <Value>{t('from', { name: form.values.name, phone: form.values.phone || 'none' })}</Value>{' '}
          <Button
            variant="subtle"
            size="compact-md"
            mih={44}
            aria-label={t('changeNamed')}
            onClick={() => setOpen(true)}
          >
            {t('change')}
          </Button>
        </p>
      )}
    </Form>
  )
}

/** What the account fills in, and what most requests leave as it is. */
function Details({ form }: { form: ContactFields }) {
  const t = useTranslations('tickets.help')
  return (
    <>
      <TextField label={t('name')} autoComplete="name" withAsterisk {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <PhoneField
          at={getSession()?.user.location ?? null}
          label={t('phone')}
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        <TextField type="email" label={t('email')} autoComplete="email" {...form.getInputProps('email')} />
      </div>
      <TextField label={t('subject')} {...form.getInputProps('subject')} />
      <div className={classes.pair}>
        <SelectField
          label={t('priority')}
          data={CONTACT_PRIORITIES.map((id) => ({ value: id, label: t(id) }))}
          {...form.getInputProps('priority')}
        />
        <SelectField
          label={t('category')}
          data={CONTACT_CATEGORIES.map((id) => ({ value: id, label: t(id) }))}
          {...form.getInputProps('category')}
        />
      </div>
    </>
  )
}
