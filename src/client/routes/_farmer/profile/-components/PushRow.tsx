import { useTranslations } from 'use-intl'
import { ToggleRow } from '#client/ui/fields/ToggleRow.tsx'
import { usePush } from './usePush.ts'

/** Whether this browser is told by Web Push: a choice of the phone, where those above are of the person. */
export function PushRow() {
  const t = useTranslations('profile.push')
  const { state, isBusy, change } = usePush()
  const isPossible = state === 'on' || state === 'off'
  return (
    <ToggleRow
      label={t('label')}
      hint={t(isBusy ? 'busy' : (state ?? 'off'))}
      checked={isBusy ? state === 'off' : state === 'on'}
      disabled={isBusy || !isPossible}
      onChange={change}
    />
  )
}
