import { useFormatter } from 'use-intl'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { ImportAnswer } from '#domain/operations/translations/translation.schema.ts'
import classes from './Translations.module.css'

/** What of a file is taken, and what is refused and why. */
export function ImportPreview({ shown }: { shown: ImportAnswer }) {
  const t = useTranslations('desk.translations.import')
  const format = useFormatter()
  const { imported, stale, refused, reasons } = shown
  const [added, changed, same, empty] = [shown.new, shown.changed, shown.same, shown.empty].map((count) =>
    format.number(count),
  )
  return (
    <section className={adminClasses.card} role="status">
      <p>
        <b>{t(imported ? 'done' : 'found', { count: shown.new + shown.changed })}</b>
      </p>
      <p className={adminClasses.quiet}>{t('facts', { new: added!, changed: changed!, same: same!, empty: empty! })}</p>
      {stale > 0 && <p className={adminClasses.quiet}>{t('stale', { count: stale })}</p>}
      {refused > 0 && (
        <>
          <p>
            <b>{t('refused', { count: refused })}</b>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <ul className={classes.refused} aria-label={t('reason')} tabIndex={0}>
            {reasons.map(({ key, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may have a message twice, and the list never changes
              <li key={`${at} ${key}`}>
                <span className={classes.key}>{key}</span> <Value>{reason}</Value>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
