import type { OutputOf } from '#client/api/procedure-types.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Question } from '#client/ui/Question.tsx'

type SameFarmersProps = {
  same: OutputOf<'agent.farmers.same'>
  isPending: boolean
  onKeep: () => void
  onSure: () => void
}

/** Who may be registered already, and whether this is somebody else. */
export function SameFarmers({ same, isPending, onKeep, onSure }: SameFarmersProps) {
  const t = useTranslations('agent.register')
  return (
    <Question keep={t('check')} confirm={t('sure')} isPending={isPending} onKeep={onKeep} onConfirm={onSure}>
      <p>{t('same')}</p>
      <ul>
        {same.map(({ id, fullName, location, phone }) => (
          <li key={id}>{[fullName, location, phone].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </Question>
  )
}
