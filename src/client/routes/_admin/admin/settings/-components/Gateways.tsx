import { Button } from '@mantine/core'
import classes from '#client/features/operations/Jobs.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Gateway } from '#domain/operations/gateways.schema.ts'
import { useGatewayTest } from './useGatewayTest.ts'

/** The services outside: whether each is set up, how it did, and a test that does the real thing. */
export function Gateways({ gateways }: { gateways: Gateway[] }) {
  const t = useTranslations('desk.gateways')
  return (
    <>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.list}>
        {gateways.map((gateway) => (
          <GatewayRow key={gateway.id} gateway={gateway} />
        ))}
      </ul>
    </>
  )
}

function GatewayRow({ gateway: { id, isSetUp, host, succeededAt, failedAt, error } }: { gateway: Gateway }) {
  const t = useTranslations('desk.gateways')
  const format = useFormat()
  const test = useGatewayTest(id)
  const when = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  const moment = (at: string) => format.dateTime(dateAt(at), when)
  return (
    <li className={classes.job}>
      <h3>{t(`names.${id}`)}</h3>
      <Badge tone={isSetUp ? 'good' : 'secondary'}>{isSetUp ? t('setUp') : t('notSetUp')}</Badge>
      <p className={classes.times}>
        {host && <span>{t('host', { host })}</span>}
        {id === 'sms' && isSetUp && !host && <span>{t('toLog')}</span>}
        {succeededAt && <span>{t('succeeded', { date: moment(succeededAt) })}</span>}
        {isSetUp && !succeededAt && !failedAt && <span>{t('never')}</span>}
      </p>
      {failedAt && (
        <p className={classes.failure}>
          <Value>{t('failed', { date: moment(failedAt) })}</Value>. <Value>{error}</Value>
        </p>
      )}
      {isSetUp && (
        <Button
          variant="light"
          aria-label={t('testNamed', { name: t(`names.${id}`) })}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('test')}
        </Button>
      )}
    </li>
  )
}
