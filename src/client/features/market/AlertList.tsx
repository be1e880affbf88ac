import { dateAt } from '#domain/dates.ts'
import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import { IconBell, IconBellCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { Question } from '#client/ui/Question.tsx'
import type { PriceAlert } from '#domain/market/price-alert.schema.ts'
import classes from './AlertList.module.css'
import { useAlertSentence, useRemoveAlert, useSetAlert } from './useAlerts.ts'

export function AlertList({ alerts }: { alerts: readonly PriceAlert[] }) {
  return (
    <Card className={classes.list}>
      <ul>
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
    </Card>
  )
}

/** A price alert as a sentence: active or triggered, with buttons to set it again or remove it. */
function AlertItem({ alert }: { alert: PriceAlert }) {
  const t = useTranslations('market.alerts')
  const sentence = useAlertSentence()(alert)
  const remove = useRemoveAlert(alert)
  const [answer, setAnswer] = useState<'asking' | 'keeps'>()
  const set = useSetAlert()
  const { cropId, market, direction, pricePerKg, bySms } = alert
  const Icon = alert.triggeredAt ? IconBellCheck : IconBell
  const removeIt = () => remove.mutate({ id: alert.id })
  if (answer === 'asking')
    return (
      <li>
        <Question
          keep={t('removeKeep')}
          confirm={t('removeConfirm')}
          isPending={remove.isPending}
          onKeep={() => setAnswer('keeps')}
          onConfirm={removeIt}
        >
          <b>{sentence}</b>
          <p>{t('removeQuestion')}</p>
        </Question>
      </li>
    )
  return (
    <li>
      <Icon size={22} aria-hidden="true" />
      <span className={classes.words}>
        <b>{sentence}</b>
        <State alert={alert} />
        {alert.triggeredAt && (
          <Button
            variant="light"
            size="sm"
            loading={set.isPending}
            aria-label={t('againNamed', { alert: sentence })}
            onClick={() => set.mutate({ cropId, market, direction, pricePerKg, bySms })}
          >
            {t('again')}
          </Button>
        )}
      </span>
      <ActionIcon
        ref={answer && catchFocus}
        variant="subtle"
        color="gray"
        aria-label={t('removeNamed', { alert: sentence })}
        title={t('remove')}
        // One that told something cannot be set as it was.
        onClick={() => (alert.triggeredAt ? setAnswer('asking') : removeIt())}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}

function State({ alert: { triggeredAt, bySms } }: { alert: PriceAlert }) {
  const t = useTranslations('market.alerts')
  const format = useFormat()
  if (triggeredAt)
    return <span>{t('told', { date: format.dateTime(dateAt(triggeredAt), { day: 'numeric', month: 'short' }) })}</span>
  return <span>{bySms ? `${t('waiting')}, ${t('bySms')}` : t('waiting')}</span>
}
