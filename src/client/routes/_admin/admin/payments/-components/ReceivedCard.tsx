import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import type { ReceivedStatus } from '#domain/finance/payments/received.ts'
import { ReceivedLine } from './ReceivedLine.tsx'

const SHOWN = ['unclaimed', 'heard', 'claimed', 'givenBack', 'refused'] as const satisfies readonly ReceivedStatus[]
const MOST = 20

/** Money that people paid in by themselves, where there is a paybill or a till. */
export function ReceivedCard() {
  const { data: offer } = trpc.finance.paybill.offer.useQuery()
  return offer ? <Received /> : null
}

/** What nobody claimed first, each with whose it may be. */
function Received() {
  const t = useTranslations('desk.money.received')
  const [status, setStatus] = useState<(typeof SHOWN)[number]>('unclaimed')
  const received = trpc.admin.received.list.useQuery({ status, limit: MOST })
  const register = useWrite(api.admin.received.register.mutate, {
    done: ({ shortcode }) => ({ title: t('registered', { shortcode }), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('notSaved'),
    refresh: ({ admin }) => admin.received.invalidate(),
  })
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h2>{t('title')}</h2>
        <Button variant="default" loading={register.isPending} onClick={() => register.mutate()}>
          {t('register')}
        </Button>
      </div>
      <p className={classes.quiet}>{t('lead')}</p>
      <SelectField
        label={t('which')}
        data={SHOWN.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={status}
        onChange={({ currentTarget: { value } }) => setStatus(SHOWN.find((each) => each === value) ?? 'unclaimed')}
      />
      <QueryView
        query={{ ...received, data: received.data?.items }}
        empty={<p className={classes.quiet}>{t('none')}</p>}
      >
        {(items) => (
          <ul className={classes.entries}>
            {items.map((each) => (
              <ReceivedLine key={each.id} received={each} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
