import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import type { FieldConflict } from '#domain/problem.ts'
import classes from './Desk.module.css'

type ConflictsProps = { conflicts: readonly FieldConflict[]; onMine: () => void; onTheirs: () => void }

/** Shows what somebody else changed meanwhile beside what was typed here, and asks which one counts. */
export function Conflicts({ conflicts, onMine, onTheirs }: ConflictsProps) {
  const t = useTranslations('desk')
  return (
    <section className={classes.conflict} role="alert">
      <p>
        <b>{t('conflict.title')}</b>
      </p>
      <p>{t('conflict.text')}</p>
      <dl>
        {conflicts.map(({ field, mine, theirs }) => (
          <div key={field}>
            <dt>{t.has(`field.${field}` as 'field.name') ? t(`field.${field}` as 'field.name') : field}</dt>
            <dd>
              {t('conflict.yours')}: {mine ?? t('conflict.empty')}
            </dd>
            <dd>
              {t('conflict.theirs')}: {theirs ?? t('conflict.empty')}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button ref={catchFocus} onClick={onMine}>
          {t('conflict.useMine')}
        </Button>
        <Button variant="default" onClick={onTheirs}>
          {t('conflict.useTheirs')}
        </Button>
      </div>
    </section>
  )
}
