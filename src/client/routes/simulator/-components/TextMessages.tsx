import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { newId } from '#client/phone/new-id.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { callHook, SHORT_CODE } from './hooks.ts'
import { Lines } from './Lines.tsx'
import { carry } from './network.ts'
import type { PhoneProps } from './phone-props.ts'
import classes from './Simulator.module.css'
import { usePhoneLines } from './usePhoneLines.ts'

/** The text messages of the phone: what was written, and what arrived. */
export function TextMessages({ hookKey, phone, network }: PhoneProps) {
  const t = useTranslations('desk.simulator')
  const [text, setText] = useState('')
  const lines = usePhoneLines({ hookKey, phone, network })
  const send = useWrite(
    (message: string) => {
      const fields = {
        id: newId(),
        from: phone,
        to: SHORT_CODE,
        text: message,
        date: new Date().toISOString(),
      }
      return carry(network, () => callHook(hookKey, 'inbound', fields))
    },
    { failed: t('failed'), refresh: ({ admin }) => admin.simulator.lines.invalidate() },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    send.mutate(text)
    setText('')
  }
  return (
    <>
      <Lines lines={lines} />
      <form className={classes.typing} onSubmit={submit}>
        <TextField
          label={t('message')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" loading={send.isPending}>
          {t('send')}
        </Button>
      </form>
    </>
  )
}
