import { Button } from '@mantine/core'
import { IconRefresh, IconSend, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWrite } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { readTraffic } from '#client/offline/background/traffic.ts'
import { askForProtection } from '#client/offline/cache/storage.ts'
import { useStorageUsage } from '#client/offline/cache/useStorageUsage.ts'
import { isToBeSent } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { retryReadiness, useReadiness } from '#client/offline/worker/readiness.ts'
import { chooseLowData, useLowData } from '#client/phone/low-data.ts'
import { Card } from '#client/ui/Card.tsx'
import { ToggleRow } from '#client/ui/fields/saved/ToggleRow.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './DataAndStorage.module.css'

/** How much data Kuu uses, what it stores on the phone, and whether that storage is persistent. */
export function DataAndStorage() {
  const t = useTranslations('profile.usage')
  const isLow = useLowData()
  const { entries } = useOutbox()
  return (
    <Card className={classes.card}>
      <ToggleRow label={t('low')} hint={t('lowHint')} checked={isLow} onChange={chooseLowData} />
      <Figures />
      <Link to="/outbox" className={classes.outbox}>
        <IconSend size={20} aria-hidden="true" />{' '}
        <Value>{t('outbox', { count: entries.filter(isToBeSent).length })}</Value>
      </Link>
    </Card>
  )
}

function Figures() {
  const t = useTranslations('profile.usage')
  const format = useFormat()
  const { data: usage, refetch } = useStorageUsage()
  const { bytes, since } = readTraffic()
  const size = (amount: number) =>
    amount < 1_000_000
      ? format.number(amount / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
      : format.number(amount / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('used', { since: format.dateTime(new Date(since), { dateStyle: 'medium' }) })}</dt>
        <dd>{size(bytes)}</dd>
      </div>
      <div>
        <dt>{t('stored')}</dt>
        <dd>{usage?.bytes == null ? t('unknown') : size(usage.bytes)}</dd>
      </div>
      <Offline />
      <div>
        <dt>{t('safety')}</dt>
        <dd>{usage?.isProtected ? t('protected') : <Protect onDone={() => void refetch()} />}</dd>
      </div>
    </dl>
  )
}

/** Whether every screen opens without a connection, or how much of it is on the phone. */
function Offline() {
  const t = useTranslations('profile.usage')
  const { files, answers, failed, areAnswersCut } = useReadiness()
  const done = files.done + answers.done
  const all = files.all + answers.all
  return (
    <div>
      <dt>{t('offline')}</dt>
      <dd>
        <Value>{done === all ? t('ready') : t('readyPart', { done: String(done), all: String(all) })}</Value>
        {failed === 'full' && <p>{t('noRoom')}</p>}
        {(failed || areAnswersCut) && (
          <Button variant="light" leftSection={<IconRefresh size={18} aria-hidden="true" />} onClick={retryReadiness}>
            {t('readyRetry')}
          </Button>
        )}
      </dd>
    </div>
  )
}

function Protect({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile.usage')
  const ask = useWrite(askForProtection, {
    done: (isProtected) =>
      isProtected
        ? { title: t('protected'), tone: 'good' }
        : { title: t('notProtected'), text: t('notProtectedText'), tone: 'bad' },
    failed: t('notProtectedText'),
    onDone,
  })
  return (
    <Button
      variant="light"
      loading={ask.isPending}
      leftSection={<IconShieldCheck size={18} aria-hidden="true" />}
      onClick={() => ask.mutate()}
    >
      {t('protect')}
    </Button>
  )
}
