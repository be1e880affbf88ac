import { useState } from 'react'
import desk from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { Card } from '#client/ui/Card.tsx'
import { DateField } from '#client/ui/fields/DateField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { CsvButtons } from './CsvButtons.tsx'

/** The general ledger of some days as a file for the accountant. */
export function Journal() {
  const t = useTranslations('desk.portfolio')
  const [from, setFrom] = useState(`${today().slice(0, 8)}01`)
  const [to, setTo] = useState(today())
  const isWrong = !from || !to || from > to
  return (
    <Card className={desk.card}>
      <h2>{t('journal')}</h2>
      <p className={desk.quiet}>{t('journalLead')}</p>
      <div className={pairs.pair}>
        <DateField label={t('from')} value={from} onChange={({ currentTarget: { value } }) => setFrom(value)} />
        <DateField
          label={t('to')}
          value={to}
          error={isWrong && t('wrongDays')}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
      </div>
      <div className={desk.actions}>
        <CsvButtons file="kuu-journal" path={`/admin/ledger/journal?from=${from}&to=${to}`} isDisabled={isWrong} />
      </div>
    </Card>
  )
}
