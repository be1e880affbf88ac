import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './Outbox.module.css'
import { useEntryWords } from './useEntryWords.ts'
import { otherFields, shownFields, type Wording } from './words.ts'

/** What was typed or chosen in a write. */
export function EntryFields({ entry }: { entry: Wording }) {
  const { input, attachment } = entry
  const t = useTranslations('outbox')
  const format = useFormat()
  const spoken = useEntryWords()
  const kilobytes = (attachment?.bytes.byteLength ?? 0) / 1000
  return (
    <dl className={classes.typed}>
      {shownFields(entry).map((field) => (
        <div key={field}>
          <dt>{t(`field.${field}`)}</dt>
          <dd>{spoken(field, input[field])}</dd>
        </div>
      ))}
      {otherFields(entry).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
      {attachment && (
        <div>
          <dt>{t('photo')}</dt>
          <dd>{format.number(kilobytes, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })}</dd>
        </div>
      )}
    </dl>
  )
}
