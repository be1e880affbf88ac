import { IconMapPinOff } from '@tabler/icons-react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'

/** A field that was removed, or never was: a retry does not help. */
export function FieldGone({ action }: { action: Shown }) {
  const t = useTranslations('field')
  usePageTitle(t('gone'))
  return (
    <EmptyState
      isScreen
      drawing={<IconMapPinOff size={38} stroke={1.6} aria-hidden="true" />}
      text={t('gone')}
      hint={t('goneHint')}
      action={action}
    />
  )
}
