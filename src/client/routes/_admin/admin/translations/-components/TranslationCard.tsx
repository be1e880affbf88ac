import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { Card } from '#client/ui/Card.tsx'
import { LANGUAGES } from '#domain/languages.ts'
import type { Translation } from '#domain/operations/translations/translation.schema.ts'
import { EditButton } from './EditButton.tsx'
import { StateBadge } from './StateBadge.tsx'
import classes from './Translations.module.css'

/** A message on a phone. */
export function TranslationCard({
  translation: { key, language, english, text, state },
}: {
  translation: Translation
}) {
  return (
    <Card className={adminClasses.card}>
      <div className={adminClasses.badges}>
        <StateBadge state={state} />
      </div>
      <p className={classes.words}>{english}</p>
      {text !== null && (
        <p className={classes.words} lang={LANGUAGES[language].tag} dir="auto">
          <b>{text}</b>
        </p>
      )}
      <p className={classes.key}>{key}</p>
      <div className={adminClasses.actions}>
        <EditButton name={key} />
      </div>
    </Card>
  )
}
