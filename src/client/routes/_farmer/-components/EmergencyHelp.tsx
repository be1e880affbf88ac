import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconMessage, IconPencil, IconPlant2, IconUrgent } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#client/components/Card.tsx'
import { SMS_SHORT_CODE } from '#domain/farmer/agents.ts'
import classes from './EmergencyHelp.module.css'

/** The hotlines have no number of their own yet: what is urgent goes to the agents' desk, marked as such. */
export function EmergencyHelp({ onWrite }: { onWrite: () => void }) {
  const t = useTranslations('farmer.help')
  return (
    <div className={classes.ways}>
      <Way icon={<IconPlant2 aria-hidden="true" />} title={t('disease')} text={t('diseaseHint')}>
        <Write onWrite={onWrite} />
      </Way>
      <Way icon={<IconUrgent aria-hidden="true" />} title={t('weather')} text={t('weatherHint')}>
        <Write onWrite={onWrite} />
      </Way>
      <Way icon={<IconMessage aria-hidden="true" />} title={t('sms')} text={t('smsHint')}>
        <Button component="a" variant="light" href={`sms:${SMS_SHORT_CODE}?body=MARKET`}>
          {t('send')}
        </Button>
      </Way>
      <Button
        component="a"
        size="md"
        target="_blank"
        rel="noreferrer"
        href={`https://wa.me/?text=${encodeURIComponent(t('whatsappText'))}`}
        leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
      >
        {t('whatsapp')}
      </Button>
      <p className={classes.always}>{t('always')}</p>
    </div>
  )
}

function Way({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
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

function Write({ onWrite }: { onWrite: () => void }) {
  const t = useTranslations('farmer.help')
  return (
    <Button variant="light" onClick={onWrite} leftSection={<IconPencil size={18} aria-hidden="true" />}>
      {t('write')}
    </Button>
  )
}
