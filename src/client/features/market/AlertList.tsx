import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import { IconBell, IconBellCheck, IconTrash } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Card } from '#client/ui/Card.tsx'
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
  const remove = useRemoveAlert()
  const set = useSetAlert()
  const { cropId, market, direction, pricePerKg, bySms } = alert
  const Icon = alert.triggeredAt ? IconBellCheck : IconBell
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
        variant="subtle"
        color="gray"
        aria-label={t('removeNamed', { alert: sentence })}
        title={t('remove')}
        onClick={() => remove.mutate({ id: alert.id })}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}

function State({ alert: { triggeredAt, bySms } }: { alert: PriceAlert }) {
  const t = useTranslations('market.alerts')
  const format = useFormatter()
  if (triggeredAt)
    return (
      <span>{t('told', { date: format.dateTime(new Date(triggeredAt), { day: 'numeric', month: 'short' }) })}</span>
    )
  return <span>{bySms ? `${t('waiting')}, ${t('bySms')}` : t('waiting')}</span>
}
