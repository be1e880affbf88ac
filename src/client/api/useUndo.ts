import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useWrite } from './useWrite.ts'

/** The write that reverses another one; its `mutate` is what that one's toast undoes (see Toast). */
export function useUndo<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  refresh?: Parameters<typeof useWrite<Input, Answer>>[1]['refresh'],
) {
  const t = useTranslations('common.undo')
  return useWrite(write, { done: { title: t('done') }, failed: t('failed'), refresh })
}
