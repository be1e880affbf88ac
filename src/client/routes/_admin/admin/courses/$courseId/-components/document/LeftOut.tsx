import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { ReadDocument } from '#domain/learning/build/document-lessons.ts'
import { keysOf } from '#domain/table.ts'
import classes from '../Builder.module.css'

/** What a document has that no lesson can have. */
export function LeftOut({ counts }: { counts: ReadDocument['leftOut'] }) {
  const t = useTranslations('desk.builder.document.leftOut')
  const kinds = keysOf(counts).filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) return null
  return (
    <div className={classes.note} role="status">
      {kinds.map((kind) => (
        <p key={kind}>{t(kind, { count: counts[kind] })}</p>
      ))}
    </div>
  )
}
