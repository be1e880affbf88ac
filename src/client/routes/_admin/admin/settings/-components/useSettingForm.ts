import type { ComponentProps } from 'react'
import type { z } from 'zod'
import type { trpc } from '#client/api/hooks.ts'
import { useEdit } from '#client/features/operations/admin/useEdit.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type SettingChange, typedChange } from '#client/ui/form/typed-values.ts'
import { type StandingForm, useStandingForm } from '#client/ui/form/useStandingForm.ts'
import type { Beginning, ObjectSchema } from '#client/ui/form/useZodForm.ts'
import type { SettingForm } from './SettingForm.tsx'

type Utils = ReturnType<typeof trpc.useUtils>

type SettingOptions<S extends ObjectSchema, Answer> = {
  /** Where its draft is kept. */
  place: string
  set: (change: SettingChange<z.output<S>>) => Promise<Answer>
  /** What is said of a success. */
  saved: string
  labelOf: (field: string) => string
  refresh: (utils: Utils, answer: Answer) => unknown
  /** Fetches what another administrator set. */
  refetch: (utils: Utils) => Promise<unknown>
}

/**
 * The form of a setting, which sends what was typed alone; where another administrator set the same field meanwhile, it
 * asks which value stays. `props` are those of its SettingForm.
 */
export function useSettingForm<S extends ObjectSchema, Answer>(
  shape: S,
  given: Beginning<S>,
  { place, set, saved, labelOf, refresh, refetch }: SettingOptions<S, Answer>,
): { form: StandingForm<S>; props: Omit<ComponentProps<typeof SettingForm>, 'children'> } {
  const t = useTranslations('admin.settings')
  const form = useStandingForm(shape, given, place)
  const send = ({ seen, ...typed }: SettingChange<z.output<S>>, isForced: boolean) =>
    set((isForced ? typed : { ...typed, seen }) as SettingChange<z.output<S>>)
  const { save, conflicts, isPending, saveMine, settle } = useEdit(send, {
    done: { title: t('saved'), text: saved, tone: 'good' },
    failed: t('failed'),
    form,
    refresh,
    onConflict: refetch,
  })
  const onTheirs = () => {
    form.takeGiven(conflicts.map(({ field }) => field))
    settle()
  }
  const onSubmit = form.submit((parsed, begun) => save(typedChange(shape, parsed, form.values, begun)))
  return {
    form,
    props: { form, onSubmit, isSaving: isPending, asked: { conflicts, labelOf, onMine: saveMine, onTheirs } },
  }
}
