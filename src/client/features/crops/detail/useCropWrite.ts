import { useNavigate } from '@tanstack/react-router'
import { type Failure, useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { cropFacts } from '#domain/crops/crop-fields.ts'

/** The ids by which the server knows a crop. */
export const idsOfCrop = ({ id, farmerId }: FarmerCrop) => ({ cropId: id, farmerId })

/**
 * The basis of an edit, so that it can be merged with edits of others: the crop as the farmer sees it. A tap takes it
 * at once; a form takes it when it opens (see useCropForm).
 */
export const basisOf = (crop: FarmerCrop) => ({
  version: crop.version,
  seen: { status: crop.status, ...cropFacts(crop) },
})

type CropWrite<Input> = {
  /** The crop's name: a refusal is about it, also when another crop is on the screen by then. */
  name: string
  title?: string
  text: string | ((input: Input) => string)
  failed?: string | ((failure: Failure) => string)
  form?: WrittenForm<never>
  /** What the toast of a success undoes. */
  undo?: (input: Input) => (() => void) | undefined
  onDone?: () => void
  onSettled?: () => void
}

/**
 * A write to a crop: shows a toast, then closes the form. The lists update by themselves (see
 * offline/outbox/writes.ts).
 */
export function useCropWrite<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  { name, title, text, failed, form, undo, onDone, onSettled }: CropWrite<Input>,
) {
  const t = useTranslations('crop')
  const navigate = useNavigate()
  return useWrite(write, {
    done: (_, input) => ({
      title: title ?? t('saved'),
      text: typeof text === 'string' ? text : text(input),
      tone: 'good',
      undo: undo?.(input),
    }),
    failed: failed ?? (({ reason }) => (reason ? `${t('notSaved', { name })}. ${reason}` : t('failed'))),
    form,
    onDone,
    // Conflicts are resolved on the screen of the outbox, which has room for both values.
    onFailed: ({ problem }) => {
      if (problem !== 'editedMeanwhile' && problem !== 'addedMeanwhile') return
      // What was typed waits there now.
      form?.sent()
      return navigate({ to: '/outbox' })
    },
    onSettled,
  })
}
