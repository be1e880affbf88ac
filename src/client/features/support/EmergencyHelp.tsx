import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconMessage, IconPencil, IconPhone, IconPlant2, IconUrgent } from '@tabler/icons-react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { spoken } from '#domain/phone.ts'
import classes from './EmergencyHelp.module.css'
import { useHotlines } from './useHotlines.ts'

/** Only what an administrator has set is promised: without a number, an agent is written to, with urgent priority. */
export function EmergencyHelp({ onWrite }: { onWrite: () => void }) {
  const t = useTranslations('tickets.help')
  const { disease, weather, sms, whatsapp } = useHotlines()
  return (
    <div className={classes.ways}>
      <Way
        icon={<IconPlant2 aria-hidden="true" />}
        title={t(disease ? 'disease' : 'diseaseAsk')}
        text={t('diseaseHint')}
      >
        <CallOrWrite title={t('disease')} number={disease} onWrite={onWrite} />
      </Way>
      <Way
        icon={<IconUrgent aria-hidden="true" />}
        title={t(weather ? 'weather' : 'weatherAsk')}
        text={t('weatherHint')}
      >
        <CallOrWrite title={t('weather')} number={weather} onWrite={onWrite} />
      </Way>
      <Way icon={<IconMessage aria-hidden="true" />} title={t('sms')} text={t('smsHint', { code: spoken(sms) })}>
        <Button component="a" variant="light" href={`sms:${sms}?body=MARKET`}>
          {t('send')}
        </Button>
      </Way>
      {whatsapp && (
        <Button
          component="a"
          size="md"
          target="_blank"
          rel="noreferrer"
          href={`https://wa.me/${whatsapp.slice(1)}?text=${encodeURIComponent(t('whatsappText'))}`}
          leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
        >
          {t('whatsapp')}
        </Button>
      )}
      {(disease || weather || whatsapp) && <p className={classes.always}>{t('always')}</p>}
    </div>
  )
}

function Way({ icon, title, text, children }: { icon: Shown; title: string; text: string; children: Shown }) {
  return (
    <Card className={classes.way}>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      {children}
    </Card>
  )
}

type CallOrWriteProps = { title: string; number: string | null; onWrite: () => void }

function CallOrWrite({ title, number, onWrite }: CallOrWriteProps) {
  const t = useTranslations('tickets.help')
  if (!number)
    return (
      <Button variant="light" onClick={onWrite} leftSection={<IconPencil size={18} aria-hidden="true" />}>
        {t('write')}
      </Button>
    )
  return (
    <Button
      component="a"
      href={`tel:${number}`}
      aria-label={t('callNamed', { title, number: spoken(number) })}
      leftSection={<IconPhone size={18} aria-hidden="true" />}
    >
      {t('call')} <span className={classes.number}>{spoken(number)}</span>
    </Button>
  )
}
