import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ToggleRow } from '#client/ui/fields/saved/ToggleRow.tsx'
import { usePush } from './usePush.ts'

/** The switch for Web Push in this browser, where the preferences above are those of the user. */
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
