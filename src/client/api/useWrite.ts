import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSavedToast } from '#client/offline/outbox/pending-answers.ts'
import { type GivingForm, writeFrom } from '#client/ui/form/form-being-written.ts'
import { showToast, type Toast } from '#client/ui/toast/toasts.ts'
import type { ProblemId } from '#domain/problem.ts'
import { checksFailed, isPhoneFull, isUnanswered, problemOf } from './errors.ts'
import type { Exact } from './exact.ts'
import { trpc } from './hooks.ts'
import { firstSentAt } from './repeated.ts'

/** A write that failed: what the server refused, if that was it, and its reason in the reader's language. */
export type Failure = { error: unknown; problem: ProblemId | undefined; reason: string | undefined }

type Utils = ReturnType<typeof trpc.useUtils>

/** What a write does to its form: shows at a field what was refused, and says who has the values. */
export type WrittenForm<Field extends string> = GivingForm & {
  setFieldError: (field: Field, words: string) => void
  getInputNode: (field: Field) => HTMLElement | null
}

export type WriteOptions<Input, Answer, Field extends string> = {
  /** The toast of a success. Of a write that waits in the outbox another one says that it waits. */
  done?: Toast | ((answer: Answer, input: Input) => Toast)
  /**
   * What the toast of a failure says where the server gave no reason; as a function, whatever it says. Null says
   * nothing.
   */
  failed: string | ((failure: Failure) => string | null)
  /** The title of that toast. */
  failedTitle?: string
  /** The form that the input comes from, and which of its fields a refusal is about. */
  form?: WrittenForm<Field>
  fieldOf?: Partial<Record<ProblemId, Field>>
  /** Brings the screens up to date, before the toast: the smallest branch of what has changed. */
  refresh?: (utils: Utils, answer: Answer) => unknown
  /** After a success, also where the screen that wrote was closed meanwhile. */
  onDone?: (answer: Answer, input: Input) => unknown
  onFailed?: (failure: Failure, utils: Utils) => unknown
  /** After either. */
  onSettled?: (utils: Utils) => unknown
}

type Mutate<Input> = undefined extends Input
  ? (input?: Input) => void
  : <Given extends Input>(input: Given & Exact<Input, Given>, onDone?: () => void) => void

type Write<Input> = {
  /** Writes; `onDone` is called only while the caller is still on the screen. */
  mutate: Mutate<Input>
  isPending: boolean
  /** What is being written, or was last. */
  input: Input | undefined
  /** What the last failure said, for a form that shows it in its place too. */
  failure: string | null
}

/** A write of a screen, from the tap to the toast. `write` is a mutation of the API, or what leads to one. */
export function useWrite<Input, Answer, Field extends string = string>(
  write: (input: Input) => Promise<Answer>,
  {
    done,
    failed,
    failedTitle,
    form,
    fieldOf = {},
    refresh,
    onDone,
    onFailed,
    onSettled,
  }: WriteOptions<Input, Answer, Field>,
): Write<Input> {
  const t = useTranslations('common.error')
  const showSaved = useSavedToast()
  const utils = trpc.useUtils()
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (input: Input) => writeFrom(form, () => write(input)),
    onMutate: () => setFailure(null),
    onSuccess: async (answer, input) => {
      form?.sent()
      await refresh?.(utils, answer)
      const said = typeof done === 'function' ? done(answer, input) : done
      if (said) showSaved(answer, await withTime(said, firstSentAt(answer)))
      await onDone?.(answer, input)
    },
    onError: async (error) => {
      const problem = problemOf(error)
      const refusal = {
        problem,
        message: error.message,
        checks: checksFailed(error),
        isUnanswered: isUnanswered(error),
        isPhoneFull: isPhoneFull(error),
      }
      const { reason, fields, ended } = await wordsOf(refusal)
      const why = { error, problem, reason }
      const said = typeof failed === 'function' ? failed(why) : (why.reason ?? failed)
      const text = said && ended(said)
      const field = problem && fieldOf[problem]
      setFailure(text)
      if (text !== null) showToast({ title: failedTitle ?? t('title'), text, tone: 'bad' })
      const refused = Object.entries(fields) as [Field, string][]
      if (text !== null && field) refused.unshift([field, text])
      for (const [path, words] of refused) form?.setFieldError(path, words)
      if (refused[0]) form?.getInputNode(refused[0][0])?.focus()
      await onFailed?.(why, utils)
    },
    onSettled: () => onSettled?.(utils),
  })
  const send = (input: Input, onSent?: () => void) => mutate(input, { onSuccess: onSent })
  return { mutate: send as Mutate<Input>, isPending, input: variables, failure }
}

/** Words that always stay, with the server's reason after them where there is one. */
export const withReason =
  (words: string) =>
  ({ reason }: Failure) =>
    reason ? `${words} ${reason}` : words

/** Who sends the same on purpose, not knowing that it had arrived, must not take it for done twice. */
const withTime = async (toast: Toast, sentAt: number | undefined): Promise<Toast> =>
  sentAt === undefined
    ? toast
    : import('#client/i18n/refusal-words.ts').then(
        async ({ wordsOfRepeated }) => ({
          ...toast,
          text: [toast.text, await wordsOfRepeated(sentAt)].join(' ').trim(),
        }),
        () => toast,
      )

const NO_WORDS = { reason: undefined, fields: {}, ended: (words: string) => words }
type Refused = Parameters<typeof import('#client/i18n/refusal-words.ts').wordsOf>[0]

/** The words of refusals are fetched with the first one. */
const wordsOf = async (refused: Refused) =>
  refused.problem || refused.isUnanswered || refused.isPhoneFull || Object.keys(refused.checks).length > 0
    ? import('#client/i18n/refusal-words.ts').then(
        (words) => words.wordsOf(refused),
        () => NO_WORDS,
      )
    : NO_WORDS
