import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { spoken } from '#domain/phone.ts'
import type { PhoneProps } from './phone-props.ts'
import classes from './Simulator.module.css'
import { TextMessages } from './TextMessages.tsx'
import { UssdCall } from './UssdCall.tsx'

const APPS = { sms: TextMessages, ussd: UssdCall } as const
type App = keyof typeof APPS

/** A drawn phone with its two apps. */
export function Phone(props: PhoneProps) {
  const t = useTranslations('desk.simulator')
  const [app, setApp] = useState<App>('sms')
  const Shown = APPS[app]
  return (
    <section className={classes.phone} aria-label={t('drawn')}>
      <div className={classes.screen}>
        <p className={classes.number}>{spoken(props.phone)}</p>
        <Chips label={t('apps')} isFew>
          {(['sms', 'ussd'] as const).map((each) => (
            <Chip key={each} pressed={each === app} onPress={() => setApp(each)}>
              {t(each)}
            </Chip>
          ))}
        </Chips>
        <Shown {...props} />
      </div>
    </section>
  )
}
