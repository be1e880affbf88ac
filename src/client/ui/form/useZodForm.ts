import { type UseFormReturnType, useForm } from '@mantine/form'
import { useRef } from 'react'
import * as z from 'zod'
import type { Shown } from '#client/i18n/shown.ts'
import { useRefusalWords } from '#client/i18n/useRefusals.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { say } from '../live/say.ts'
import { showToast } from '../toast/toasts.ts'
import { checkWords } from './CheckWords.tsx'
import type { GivingForm } from './form-being-written.ts'
import { plainTexts } from './plain-texts.ts'
import { type DraftPlace, useDraft, useKeptDraft } from './useDraft.ts'

/** The type of zod that is made for parameters: with z.ZodType every method of a schema would be compared, form by form. */
export type ObjectSchema = z.core.$ZodType<Record<string, unknown>, Record<string, unknown>>

/** The values of a form while it is being filled in: a field that is empty is '', whatever it becomes. */
export type Draft<S extends ObjectSchema> = { [K in keyof z.input<S>]: z.input<S>[K] | '' | TextFor<z.input<S>[K]> }

/** What a form begins with: what its schema takes, and empty fields. */
export type Beginning<S extends ObjectSchema> = { [K in keyof z.input<S>]: z.input<S>[K] | '' }

/** The field of a number holds what was typed as long as that is no number (see NumberField). */
type TextFor<Value> = number extends Value ? string : never

type MantineForm<S extends ObjectSchema> = UseFormReturnType<Draft<S>>
type Field<S extends ObjectSchema> = keyof z.input<S> & string

/**
 * What our forms use of Mantine's, with paths that are those of the schema: a field that was renamed does not compile.
 */
export type ZodForm<S extends ObjectSchema, Basis> = GivingForm &
  Pick<MantineForm<S>, 'values' | 'setValues' | 'reset'> & {
    getInputProps: <P extends PathOf<z.input<S>>>(
      path: P,
      options?: { type: 'checkbox' },
    ) => InputProps<P extends keyof Draft<S> ? Draft<S>[P] : unknown>
    getInputNode: (path: PathOf<z.input<S>>) => HTMLElement | null
    setFieldValue: <F extends Field<S>>(field: F, value: Draft<S>[F]) => void
    setFieldError: (path: PathOf<z.input<S>>, words: string) => void
    insertListItem: <F extends Field<S>>(list: F, item: ItemOf<z.input<S>[F]>) => void
    removeListItem: (list: Field<S>, at: number) => void
    /** What was typed on an earlier visit stands in the form; `startOver` throws it away. */
    draft: { isRestored: boolean; startOver: () => void }
    /** What the edit began with. */
    basis: Basis
    /** For a form that stays open after it was sent: what its next edit begins with (see useStandingForm). */
    begin: (values: Draft<S>, basis: Basis) => void
    /**
     * For a form's onSubmit: hands over the parsed values, and the basis of the form; or moves the focus to the first
     * wrong field, and calls `onInvalid`.
     */
    submit: (
      onValid: (input: z.output<S>, basis: Basis) => void,
      onInvalid?: () => void,
    ) => (event?: React.FormEvent<HTMLFormElement>) => void
  }

type MantineProps = ReturnType<UseFormReturnType<object>['getInputProps']>

/** What a field is given, with its value: the field of a text takes no number. What is within a list has any value. */
type InputProps<Value> = Omit<MantineProps, 'value'> & { value?: ShownValue<Value>; required?: boolean }
/** A checkbox has its state in `checked`. */
type ShownValue<Value> = [true] extends [Value] ? MantineProps['value'] : Exclude<Value, null | undefined>

/** The paths of the fields of an input, those within its lists and objects too: 'costs.0.cost'. */
type PathOf<T> = T extends readonly (infer Item)[]
  ? `${number}` | `${number}.${PathOf<Item>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${PathOf<NonNullable<T[K]>>}` }[keyof T & string]
    : never

type ByPath = {
  setFieldValue: (path: string, value: unknown) => void
  insertListItem: (path: string, item: unknown) => void
  removeListItem: (path: string, at: number) => void
}

type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never

/**
 * A Mantine form that refuses exactly what the router refuses, in the reader's language. What is typed is kept under
 * `place` until it is sent or thrown away; hand the form to the write (see useWrite), which says when it is sent.
 *
 * A form that edits a row is given the basis of that edit with its values. Both are of the moment when the form opens
 * (or when its draft was begun): `submit` hands over that basis, so that the server merges what others wrote since.
 */
export function useZodForm<S extends ObjectSchema>(
  schema: S,
  initialValues: Beginning<S>,
  place: DraftPlace,
): ZodForm<S, undefined>
export function useZodForm<S extends ObjectSchema, Basis>(
  schema: S,
  initialValues: Beginning<S>,
  place: DraftPlace,
  basis: Basis,
): ZodForm<S, Basis>
export function useZodForm<S extends ObjectSchema, Basis>(
  schema: S,
  initialValues: Draft<S>,
  place: DraftPlace,
  basis?: Basis,
): ZodForm<S, Basis> {
  const t = useTranslations('common.draft')
  const draft = useDraft(place, { initial: initialValues, basis: basis as Basis })
  const form = useForm<Draft<S>>({
    initialValues: draft.begun,
    validate: (values) => errorsIn(z.safeParse(schema, plainTexts(values)).error),
    validateInputOnBlur: true,
  })
  const isRequired = useRequired(schema, draft.begun)
  useRefusalWords()
  const { values, setValues } = form
  useKeptDraft(values, draft.keep)
  const reset = () => {
    const goBack = draft.restart()
    form.reset()
    form.setValues(initialValues as Parameters<typeof form.setValues>[0])
    return goBack
  }
  const startOver = () => {
    const goBack = reset()
    const undo = () => {
      // The form may be closed meanwhile.
      draft.keep(values)
      goBack()
      form.setValues(values as Parameters<typeof form.setValues>[0])
    }
    showToast({ title: t('thrownAway'), undo })
  }
  // Which paths there are, and what lies at each, is what the type of our form says.
  const byPath = form as unknown as ByPath
  return {
    values,
    setValues,
    reset,
    draft: { isRestored: draft.isRestored, startOver },
    sent: draft.remove,
    keep: () => draft.keep(values),
    basis: draft.basis,
    begin: (initial, basis) => draft.begin({ initial, basis }, values),
    getInputNode: (path) => form.getInputNode(path),
    setFieldValue: (field, value) => byPath.setFieldValue(field, value),
    setFieldError: (path, words) => form.setFieldError(path, words),
    insertListItem: (list, item) => byPath.insertListItem(list, item),
    removeListItem: (list, at) => byPath.removeListItem(list, at),
    getInputProps: (path, options) => {
      const props = form.getInputProps(path, options)
      const onBlur = (event?: React.FocusEvent) => !isOnTheWayOut(event) && props.onBlur?.(event)
      const required = options?.type !== 'checkbox' && isRequired(path)
      return { ...props, required, ...(props.onBlur && { onBlur }) }
    },
    submit: (onValid, onInvalid) =>
      form.onSubmit(
        (values) => onValid(z.parse(schema, plainTexts(values)), draft.basis),
        (errors, _values, event) => {
          sayCount(Object.keys(errors).length)
          focusFirstWrong(event?.currentTarget)
          onInvalid?.()
        },
      ),
  }
}

/** Which fields may not be empty, for who does not see the star beside them. */
function useRequired(schema: ObjectSchema, begun: Record<string, unknown>) {
  const known = useRef(new Map<string, boolean>())
  return (path: string) => {
    const isRequired = known.current.get(path) ?? isRefusedEmpty(schema, begun, path)
    known.current.set(path, isRequired)
    return isRequired
  }
}

const isRefusedEmpty = (schema: ObjectSchema, begun: Record<string, unknown>, path: string) =>
  path in begun &&
  (z.safeParse(schema, plainTexts({ ...begun, [path]: '' })).error?.issues ?? []).some(
    (issue) => issue.path[0] === path,
  )

/** Before the first wrong field has the focus. */
function sayCount(count: number) {
  if (count > 1) void say((t) => t('table.spoken.fields', { count })).catch(() => undefined)
}

/** Once the errors are drawn. A group of choices takes the focus at its first one. */
function focusFirstWrong(form: HTMLElement | undefined) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const choice = field?.querySelector<HTMLElement>('input, select, textarea') ?? field
    choice?.focus()
  })
}

/** What is wrong with each field, the first thing of each. */
function errorsIn(error: z.ZodError | undefined): Record<string, Shown> {
  const words = error?.issues.map((issue) => [issue.path.join('.'), checkWords(issue)] as const) ?? []
  return Object.fromEntries(words.reverse())
}

/**
 * Whether the field is left for the button that submits. That checks every field; a sentence that appeared under this
 * one just then would move the button away from under the finger, and the press would be lost.
 */
const isOnTheWayOut = (event: React.FocusEvent | undefined) =>
  event?.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit'
