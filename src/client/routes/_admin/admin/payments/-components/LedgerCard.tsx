import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { LedgerStatus } from '#domain/finance/ledger-admin.schema.ts'

/** The state of the books: what the last check found, and a check at once. */
export function LedgerCard() {
  const t = useTranslations('desk.money.ledger')
  const { data } = trpc.admin.ledger.status.useQuery()
  const check = useWrite(api.admin.ledger.check.mutate, {
    done: ({ checked, wrong }) =>
      wrong.length === 0
        ? { title: t('right'), text: t('rightText', { count: checked }), tone: 'good' }
        : { title: t('wrong'), text: wrong[0]!, tone: 'bad' },
    failed: ({ reason }) => reason ?? t('notChecked'),
    refresh: ({ admin }) => admin.ledger.invalidate(),
  })
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h2>{t('title')}</h2>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {t('check')}
        </Button>
      </div>
      {data && <LastCheck status={data} />}
    </Card>
  )
}

function LastCheck({ status: { movements, lastCheck } }: { status: LedgerStatus }) {
  const t = useTranslations('desk.money.ledger')
  const format = useFormat()
  const state = lastCheck?.state ?? 'never'
  const date = lastCheck?.startedAt
    ? format.dateTime(dateAt(lastCheck.startedAt), { dateStyle: 'medium', timeStyle: 'short' })
    : ''
  return (
    <>
      <p>
        <Value>{t('movements', { count: movements })}</Value> · <Value>{t(state, { date })}</Value>
      </p>
      {state === 'failed' && <p className={classes.warning}>{lastCheck?.error}</p>}
    </>
  )
}
