import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { ImportAnswer } from '#domain/operations/translations/translation.schema.ts'
import { OutcomeList } from './OutcomeList.tsx'

/** What else is said of a file: the counts, and the messages that tell them. */
const NOTES = [
  ['stale', 'stale'],
  ['newlyReviewed', 'reviewed'],
  ['sameAsEnglish', 'sameAsEnglish'],
  ['unkeyed', 'unkeyed'],
  ['elsewhere', 'elsewhere'],
  ['obsolete', 'obsolete'],
] as const

/** What of a file is taken, and what is refused and why. */
export function ImportPreview({ shown }: { shown: ImportAnswer }) {
  const t = useTranslations('desk.translations.import')
  const format = useFormat()
  const { imported, guesses, guessed, refused, reasons } = shown
  const [added, changed, same, empty] = [shown.new, shown.changed, shown.same, shown.empty].map((count) =>
    format.number(count),
  )
  return (
    <section className={adminClasses.card} role="status">
      <p>
        <b>{t(imported ? 'done' : 'found', { count: shown.new + shown.changed })}</b>
      </p>
      <p className={adminClasses.quiet}>{t('facts', { new: added!, changed: changed!, same: same!, empty: empty! })}</p>
      {NOTES.filter(([count]) => shown[count] > 0).map(([count, message]) => (
        <p key={count} className={adminClasses.quiet}>
          {t(message, { count: shown[count] })}
        </p>
      ))}
      {guesses > 0 && <OutcomeList title={t('guesses', { count: guesses })} label={t('guessed')} outcomes={guessed} />}
      {refused > 0 && <OutcomeList title={t('refused', { count: refused })} label={t('reason')} outcomes={reasons} />}
    </section>
  )
}
