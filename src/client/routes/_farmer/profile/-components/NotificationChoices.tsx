import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { optimisticPreferences } from '#client/offline/optimistic/preferences.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ToggleRow } from '#client/ui/fields/saved/ToggleRow.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { Preference } from '#domain/messaging/preferences.ts'
import { PushRow } from './PushRow.tsx'
import classes from './Settings.module.css'

const CHOICES = [
  { id: 'weatherAlerts', label: 'weatherAlerts', hint: 'weatherAlertsHint' },
  { id: 'advisories', label: 'advisoriesToggle', hint: 'advisoriesHint' },
  { id: 'marketPrices', label: 'marketPrices', hint: 'marketPricesHint' },
  { id: 'smsUpdates', label: 'smsUpdates', hint: 'smsUpdatesHint' },
] as const satisfies { id: Preference; label: string; hint: string }[]

/** Notification preferences, stored on the server for every phone; below them the switch for this phone. */
export function NotificationChoices() {
  const t = useTranslations('profile')
  const preferences = trpc.farmer.preferences.get.useQuery(undefined, { select: useOptimistic(optimisticPreferences) })
  const { mutate } = useChoice()
  return (
    <QueryView query={preferences} skeleton={<CardSkeletons count={1} height={380} />}>
      {(chosen) => (
        <Card className={classes.rows}>
          {CHOICES.map(({ id, label, hint }) => (
            <ToggleRow
              key={id}
              label={t(label)}
              hint={t(hint)}
              checked={chosen[id]}
              onChange={(on) => mutate({ [id]: on } as Partial<Record<Preference, boolean>>)}
            />
          ))}
          <PushRow />
        </Card>
      )}
    </QueryView>
  )
}

/** A choice shows at once, from the outbox, and is reverted if the server refuses it. */
function useChoice() {
  const t = useTranslations('profile')
  return useWrite(api.farmer.preferences.set.mutate, { failed: t('failed') })
}
