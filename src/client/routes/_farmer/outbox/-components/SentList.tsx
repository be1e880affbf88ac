import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Receipt } from '#client/offline/sent/receipts.ts'
import { Card } from '#client/ui/Card.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { EntryFields } from './EntryFields.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import classes from './Outbox.module.css'
import { numberOf } from './receipt-number.ts'
import { useReceipts } from './useReceipts.ts'

/** What the server has received from this phone, the newest first. */
export function SentList() {
  const t = useTranslations('outbox.sent')
  const { receipts, pages } = useReceipts()
  if (receipts.length === 0) return null
  return (
    <Section title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.list}>
        {receipts.map((receipt) => (
          <SentItem key={receipt.key} receipt={receipt} />
        ))}
      </ul>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </Section>
  )
}

function SentItem({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('outbox.sent')
  const format = useFormat()
  const sent = new Date(receipt.sentAt)
  const number = numberOf(receipt.optimisticAnswer)
  return (
    <li>
      <Card className={classes.item}>
        <EntryTitle entry={receipt} />
        <EntryFields entry={receipt} />
        <span className={classes.when}>
          <time dateTime={sent.toISOString()}>
            {t('at', { when: format.dateTime(sent, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </time>
          <Value>{number && ` · ${t('number', { number })}`}</Value>
        </span>
      </Card>
    </li>
  )
}
