import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { spoken } from '#domain/phone.ts'
import { DialStep } from './DialStep.tsx'
import classes from './OwnNumber.module.css'
import { SmsStep } from './SmsStep.tsx'

/** How often it is asked whether the code of the screen has come from the phone. */
const ASKED_EVERY_MS = 4000

/**
 * Asks whether a number is the user's, until it is proved: that of an account of mobile money, or else of the profile.
 * Without one, or a connection, it is silent.
 */
export function OwnNumber({ accountId }: { accountId?: string }) {
  const t = useTranslations('profile.number')
  const which: { accountId?: string } = accountId === undefined ? {} : { accountId }
  const [isDialling, setDialling] = useState(false)
  // The phone may have proved it since.
  const number = trpc.farmer.profile.number.useQuery(which, {
    refetchOnMount: 'always',
    gcTime: 0,
    refetchInterval: isDialling && ASKED_EVERY_MS,
  })
  if (!number.data?.phone) return null
  const { phone, isProved, open, serviceCode } = number.data
  if (isProved)
    return isDialling ? (
      <Card className={classes.card}>
        <div role="status">
          <Badge tone="good">{t('proved')}</Badge>
        </div>
      </Card>
    ) : null
  return (
    <Card className={classes.card}>
      <h2 className={classes.title}>{t('title')}</h2>
      <p className={classes.phone}>
        <Value>{spoken(phone)}</Value>
      </p>
      <p className={classes.note}>{t('lead')}</p>
      {isDialling ? (
        <DialStep which={which} serviceCode={serviceCode} onBack={() => setDialling(false)} />
      ) : (
        <SmsStep which={which} isSent={open.some(({ way }) => way === 'sms')} onDial={() => setDialling(true)} />
      )}
    </Card>
  )
}
