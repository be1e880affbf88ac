import { Button } from '@mantine/core'
import type { FormEventHandler } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './form.module.css'

type FormProps = {
  form: { draft: { isRestored: boolean; startOver: () => void } }
  /** What `form.submit` returns. */
  onSubmit: FormEventHandler<HTMLFormElement>
  /** The main button and those beside it: they stay in view at the foot of a sheet. */
  foot: Shown
  label?: string
  children: Shown
}

/** A form of useZodForm: what was kept of an earlier visit, the fields, and the buttons at its foot. */
export function Form({ form: { draft }, onSubmit, foot, label, children }: FormProps) {
  return (
    <form noValidate className={classes.form} aria-label={label} onSubmit={onSubmit}>
      {draft.isRestored && <DraftNote onStartOver={draft.startOver} />}
      {children}
      <div className={classes.foot}>{foot}</div>
    </form>
  )
}

function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  const t = useTranslations('common.draft')
  return (
    <p className={classes.draft}>
      {t('kept')}
      <Button variant="subtle" size="compact-md" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </p>
  )
}
