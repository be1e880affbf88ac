import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import type { TranslationState } from '#domain/operations/translations/translation-state.ts'

const TONES = {
  missing: 'destructive',
  draft: 'secondary',
  reviewed: 'good',
  stale: 'warm',
} as const satisfies Record<TranslationState, BadgeTone>

export function StateBadge({ state }: { state: TranslationState }) {
  const t = useTranslations('desk.translations.state')
  return <Badge tone={TONES[state]}>{t(state)}</Badge>
}
