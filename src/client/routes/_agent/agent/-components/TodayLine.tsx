import { IconPhone } from '@tabler/icons-react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import classes from './Today.module.css'

type TodayLineProps = {
  /** What kind of thing waits. */
  kind: string
  text: string
  /** Whom to call about it. */
  phone?: string | null
  name?: string
  /** The link that opens it. */
  children: Shown
}

export function TodayLine({ kind, text, phone, name = '', children }: TodayLineProps) {
  const t = useTranslations('agent')
  return (
    <li>
      <Card className={classes.line}>
        <span className={classes.words}>
          <span className={classes.kind}>{kind}</span>
          {children}
          {text && <span className={classes.text}>{text}</span>}
        </span>
        {phone && (
          <a className={classes.call} href={`tel:${phone}`} aria-label={t('call', { name })}>
            <IconPhone size={22} aria-hidden="true" />
          </a>
        )}
      </Card>
    </li>
  )
}
