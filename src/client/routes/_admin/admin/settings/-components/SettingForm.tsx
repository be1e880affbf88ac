import { Button } from '@mantine/core'
import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'
import { Conflicts } from '#client/features/operations/admin/Conflicts.tsx'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Form } from '#client/ui/form/Form.tsx'
import classes from './SettingsScreen.module.css'

/** The title of the part of the settings that a form stands in: each has a button to save. */
export const SettingsPart = createContext('')

type SettingFormProps = Pick<ComponentProps<typeof Form>, 'form' | 'onSubmit'> & {
  isSaving: boolean
  /** What another administrator set meanwhile in the same fields, if anything can be. */
  asked?: ComponentProps<typeof Conflicts>
  children: Shown
}

/** A part of the settings that is saved as a whole. */
export function SettingForm({ form, onSubmit, isSaving, asked, children }: SettingFormProps) {
  const t = useTranslations('admin.settings')
  const part = useContext(SettingsPart)
  const save = useRef<HTMLButtonElement>(null)
  const isAsking = asked !== undefined && asked.conflicts.length > 0
  const wasAsking = useRef(false)
  // The answer takes the question away, and the focus that was in it.
  useEffect(() => {
    if (wasAsking.current && !isAsking) save.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      foot={
        <Button
          ref={save}
          type="submit"
          size="md"
          className={classes.save}
          aria-label={`${t('save')}: ${part}`}
          loading={isSaving}
        >
          {t('save')}
        </Button>
      }
    >
      {isAsking && <Conflicts {...asked} />}
      {children}
    </Form>
  )
}
