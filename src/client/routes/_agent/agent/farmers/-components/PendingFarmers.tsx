import { useTranslations } from '#client/i18n/useTranslations.ts'
import { registeredHere } from '#client/offline/optimistic/farmers.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { Card } from '#client/ui/Card.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import type { ListedFarmer } from '#domain/people/farmer.schema.ts'
import classes from './FarmersScreen.module.css'

/** Farmers who were registered here and whom the server does not have yet: there is nothing to open. */
export function PendingFarmers({ listed }: { listed: readonly ListedFarmer[] }) {
  const t = useTranslations('agent.register')
  const pending = registeredHere(useOutbox().entries, listed)
  if (pending.length === 0) return null
  return (
    <ul className={classes.pending} aria-label={t('waiting')}>
      {pending.map(({ id, fullName, location, isPending }) => (
        <li key={id}>
          <Card className={classes.waiting}>
            <b>{fullName}</b>
            <span>{location}</span>
            {isPending && <PendingMark />}
          </Card>
        </li>
      ))}
    </ul>
  )
}
