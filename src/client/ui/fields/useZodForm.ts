import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import type { z } from 'zod'
import { useRefusals } from '#client/api/useRefusals.ts'

type ObjectSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>

/** The values of a form while it is being filled in: a field that is empty is '', whatever it becomes. */
export type Draft<S extends ObjectSchema> = { [K in keyof z.input<S>]: z.input<S>[K] | '' }

type ZodForm<S extends ObjectSchema> = UseFormReturnType<Draft<S>> & {
  /** For a form's onSubmit: hands over what the schema makes of the values, or tells that they are wrong. */
  submit: (
    onValid: (input: z.output<S>) => void,
    onInvalid?: () => void,
  ) => (event?: React.FormEvent<HTMLFormElement>) => void
}

/** A Mantine form that refuses exactly what the router refuses, in the reader's language. */
export function useZodForm<S extends ObjectSchema>(schema: S, initialValues: Draft<S>): ZodForm<S> {
  const form = useForm<Draft<S>>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
  })
  const { ofCheck } = useRefusals()
  return {
    ...form,
    getInputProps: (path, options) => {
      const props = form.getInputProps(path, options)
      const onBlur = (event?: React.FocusEvent) => !isOnTheWayOut(event) && props.onBlur?.(event)
      const error = typeof props.error === 'string' ? ofCheck(props.error) : props.error
      return { ...props, ...(props.onBlur && { onBlur }), error }
    },
    submit: (onValid, onInvalid) => form.onSubmit((values) => onValid(schema.parse(values)), onInvalid),
  }
}

/**
 * Whether the field is left for the button that submits. That checks every field; a sentence that appeared under this
 * one just then would move the button away from under the finger, and the press would be lost.
 */
const isOnTheWayOut = (event: React.FocusEvent | undefined) =>
  event?.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit'
