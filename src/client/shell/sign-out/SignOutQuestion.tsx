import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Question } from '#client/ui/Question.tsx'
import { Value } from '#client/ui/value/Value.tsx'

type SignOutQuestionProps = {
  /** Writes that are not sent yet, and whether they outlive this window. */
  unsent: number
  isDurable: boolean
  /** Forms that were begun. */
  drafts: number
  /** What was sent, and a restored server may have lost. */
  missing: number
  isPending: boolean
  onStay: () => void
  onLeave: () => void
}

/** What waits, and what is thrown away, at sign-out. */
export default function SignOutQuestion({
  unsent,
  isDurable,
  drafts,
  missing,
  isPending,
  onStay,
  onLeave,
}: SignOutQuestionProps) {
  const t = useTranslations('profile.leaving')
  return (
    <Question keep={t('stay')} confirm={t('leave')} isPending={isPending} onKeep={onStay} onConfirm={onLeave}>
      {unsent > 0 && (
        <p>
          <Value>{t(isDurable ? 'kept' : 'lost', { count: unsent })}</Value>
        </p>
      )}
      {drafts > 0 && (
        <p>
          <Value>{t('drafts', { count: drafts })}</Value>
        </p>
      )}
      {missing > 0 && (
        <p>
          <Value>{t('missing', { count: missing })}</Value>
        </p>
      )}
    </Question>
  )
}
