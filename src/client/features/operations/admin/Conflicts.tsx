import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { FieldConflict } from '#domain/problem.ts'
import classes from './Admin.module.css'

type ConflictsProps = {
  conflicts: readonly FieldConflict[]
  /** Where more than one field is asked about: a choice for each, and what saves it. */
  choice?: { of: (field: string) => Shown; save: Shown }
  /** How a field is called in its form; by default what records of the admin area call it. */
  labelOf?: ((field: string) => string) | undefined
  onMine: () => void
  onTheirs: () => void
}

/** Shows what somebody else changed meanwhile beside what was typed here, and asks which one counts. */
export function Conflicts({ conflicts, choice, labelOf, onMine, onTheirs }: ConflictsProps) {
  const t = useTranslations('desk')
  const called = (field: string) =>
    t.has(`field.${field}` as 'field.name') ? t(`field.${field}` as 'field.name') : field
  const said = (value: FieldConflict['mine']) => (value === null ? t('conflict.empty') : String(value))
  const notice = useRef<HTMLElement>(null)
  // Each refused press leads to it: it stands above the fields, and the button below them. No answer has the focus, so
  // that a second press of Enter gives none.
  useEffect(() => {
    if (conflicts.length > 0) notice.current?.focus()
  }, [conflicts])
  return (
    <section ref={notice} tabIndex={-1} className={classes.conflict} role="alert">
      <p>
        <b>{t('conflict.title')}</b>
      </p>
      <p>{t('conflict.text')}</p>
      <dl>
        {conflicts.map(({ field, mine, theirs }) => (
          <div key={field}>
            <dt>{(labelOf ?? called)(field)}</dt>
            <dd>
              {t('conflict.yours')}: <Value>{said(mine)}</Value>
            </dd>
            <dd>
              {t('conflict.theirs')}: <Value>{said(theirs)}</Value>
            </dd>
            {choice && <dd>{choice.of(field)}</dd>}
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        {choice?.save}
        <Button variant={choice ? 'default' : 'filled'} onClick={onMine}>
          {t('conflict.useMine')}
        </Button>
        <Button variant="default" onClick={onTheirs}>
          {t('conflict.useTheirs')}
        </Button>
      </div>
    </section>
  )
}
