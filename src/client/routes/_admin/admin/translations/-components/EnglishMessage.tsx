import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { compiledOrNull } from '#domain/operations/translations/compiled-message.ts'
import { valuesOf } from '#domain/operations/translations/message-values.ts'
import type { Translation } from '#domain/operations/translations/translation.schema.ts'
import classes from './Translations.module.css'

/** What is to be translated, and what a translator should know of it. */
export function EnglishMessage({ row: { key, english, text, released, translatedEnglish } }: { row: Translation }) {
  const t = useTranslations('desk.translations')
  const values = valuesOf(compiledOrNull(english))
  const names = [...new Set(values.map(({ name, kind }) => (kind === 'tag' ? `<${name}>` : `{${name}}`)))]
  return (
    <section className={adminClasses.card} aria-label={t('english')}>
      <p className={`${classes.words} ${classes.english}`} lang="en">
        {english}
      </p>
      {names.length > 0 && (
        <p className={adminClasses.quiet}>
          <Value>{t('keep', { values: names.join(' ') })}</Value>
          <Value>{values.some(({ branches }) => branches.length > 0) && ` ${t('keepHint')}`}</Value>
        </p>
      )}
      {translatedEnglish !== null && <p className={adminClasses.quiet}>{t('was', { english: translatedEnglish })}</p>}
      {released !== null && released !== text && (
        <p className={adminClasses.quiet}>{t('released', { text: released })}</p>
      )}
      {key.startsWith('agent.menu.') && <p className={adminClasses.quiet}>{t('menu')}</p>}
    </section>
  )
}
