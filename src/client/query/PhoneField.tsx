import { useDebouncedValue } from '@mantine/hooks'
import { useEffect } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField, type TextFieldProps } from '#client/ui/fields/TextField.tsx'
import classes from '#client/ui/form/form.module.css'
import { Value } from '#client/ui/value/Value.tsx'
import { dialled, spoken } from '#domain/phone.ts'

interface PhoneFieldProps extends TextFieldProps {
  /** Where the number belongs: its country tells what a number without a code is. */
  at: string | null
}

/** A phone number, and under it how it was read where that is more than its spacing. */
export function PhoneField({ at, ...field }: PhoneFieldProps) {
  const { value = '', error } = field
  const number = useNumberRead(value, at)
  return (
    <div>
      <TextField type="tel" inputMode="tel" {...field} />
      {number && !error && <Read number={number} />}
    </div>
  )
}

function Read({ number }: { number: string }) {
  const t = useTranslations('problems')
  useEffect(() => void needMessages('problems').catch(() => undefined), [])
  if (!t.has('phoneRead')) return null
  return (
    <p className={classes.note} role="status">
      <Value>{t('phoneRead', { number: spoken(number) })}</Value>
    </p>
  )
}

const TYPING_MS = 400
/** The shortest that is read: before, a number is still being typed. */
const SHORTEST = 7

/** The number that is stored for what was typed; null where that is the same, or no number. Offline without its code. */
function useNumberRead(typed: string, at: string | null) {
  const [phone] = useDebouncedValue(typed.trim(), TYPING_MS)
  const isAsked = phone.length >= SHORTEST && phone === typed.trim()
  const asked = trpc.auth.readPhone.useQuery({ phone, at }, { enabled: isAsked, gcTime: 0, retry: false })
  if (!isAsked) return null
  const number = asked.data ? asked.data.phone : dialled(phone)
  return number === phone.replace(/[ ()-]/g, '') ? null : number
}
