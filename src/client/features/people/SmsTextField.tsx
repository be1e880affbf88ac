import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { gsmText } from '#domain/messaging/gsm/gsm-text.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import classes from './SmsForm.module.css'

type SmsTextFieldProps = ComponentProps<typeof TextArea> & {
  value?: string
  onRespell: (text: string) => void
  hint?: string
  /** The text as one reader gets it, where it has placeholders: what is counted. */
  example?: string | null | undefined
}

/** The text of a text message: n/160, the parts that it really takes, and a spelling in which they are longer. */
export function SmsTextField({ value = '', onRespell, hint, example, ...props }: SmsTextFieldProps) {
  const t = useTranslations('agent.sms')
  const text = (value && example) || value.trim()
  const { alphabet, parts } = smsParts(text)
  const safe = gsmText(value)
  const isShorter = alphabet === 'ucs2' && smsParts(safe.trim()).alphabet === 'gsm7'
  return (
    <div className={classes.section}>
      <TextArea
        label={t('message')}
        description={
          <span className={classes.count}>
            {hint && <span>{hint}</span>}
            <span>
              <Value>{t('count', { count: String([...text].length) })}</Value>
            </span>
            <span>{t('parts', { parts })}</span>
            {alphabet === 'ucs2' && <span>{t('partsHint')}</span>}
          </span>
        }
        rows={4}
        withAsterisk
        value={value}
        {...props}
      />
      {isShorter && (
        <Button variant="light" onClick={() => onRespell(safe)}>
          {t('respell', { parts: smsParts(safe.trim()).parts })}
        </Button>
      )}
    </div>
  )
}
