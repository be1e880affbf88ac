import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { newId } from '#client/phone/new-id.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { callHook, SERVICE_CODE } from './hooks.ts'
import { carry } from './network.ts'
import type { PhoneProps } from './phone-props.ts'
import classes from './Simulator.module.css'

/** A session: its id, everything that was typed, and the last screen. */
type Session = { id: string; typed: string[]; screen: string; isOpen: boolean }

/** A USSD session: the code is called, and each screen is answered until the last. */
export function UssdCall({ hookKey, phone, network }: PhoneProps) {
  const t = useTranslations('desk.simulator')
  const [session, setSession] = useState<Session | null>(null)
  const [typed, setTyped] = useState('')
  const ask = useWrite(
    async ({ id, typed: answers }: Pick<Session, 'id' | 'typed'>) => {
      const fields = { sessionId: id, serviceCode: SERVICE_CODE, phoneNumber: phone, text: answers.join('*') }
      let said = ''
      await carry(network, async () => {
        said = await callHook(hookKey, 'ussd', fields)
      })
      setSession(sessionOf(id, answers, said || `END ${t('lost')}`))
    },
    { failed: t('failed') },
  )
  const call = () => ask.mutate({ id: newId(), typed: [] })
  const answer = (event: FormEvent) => {
    event.preventDefault()
    if (session && typed) ask.mutate({ id: session.id, typed: [...session.typed, typed] })
    setTyped('')
  }
  return (
    <>
      <p className={classes.code}>{SERVICE_CODE}</p>
      {session && (
        <output className={classes.ussd} aria-label={t('screen')}>
          {session.screen}
        </output>
      )}
      {session?.isOpen ? (
        <form className={classes.typing} onSubmit={answer}>
          <TextField
            label={t('answer')}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" loading={ask.isPending}>
            {t('send')}
          </Button>
          <Button variant="default" onClick={() => setSession(null)}>
            {t('hangUp')}
          </Button>
        </form>
      ) : (
        <Button onClick={call} loading={ask.isPending}>
          {t('call')}
        </Button>
      )}
    </>
  )
}

/** The gateway's two words before a screen: CON goes on, END is the last one. */
const sessionOf = (id: string, typed: string[], said: string): Session => ({
  id,
  typed,
  screen: said.slice('CON '.length),
  isOpen: said.startsWith('CON '),
})
