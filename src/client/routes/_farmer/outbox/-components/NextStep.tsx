import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { OutboxEntry, Refusal } from '#client/offline/outbox/entry.ts'
import { useSession } from '#client/phone/session.ts'
import { addressOf } from '#client/ui/dialog/dialog-address.ts'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './Outbox.module.css'
import { useOutboxActions } from './useOutboxActions.ts'

/** What can be done about a refused entry: of one about a crop, with a link that leads there. */
export function NextStep({ entry, refusal: { code, problem } }: { entry: OutboxEntry; refusal: Refusal }) {
  const t = useTranslations('outbox.next')
  const { input } = entry
  if (problem === 'farmerExists') return <SureQuestion entry={entry} />
  if (hasBorder(entry)) return <BorderLink entry={entry} />
  const { cropId } = input
  if (typeof cropId !== 'string') return <p className={classes.lead}>{t('change')}</p>
  const isGone = code === 'NOT_FOUND' && problem !== null
  return (
    <p className={classes.lead}>
      <Value>{t(isGone ? 'gone' : 'look')}</Value>{' '}
      <Link to="/crops" search={isGone ? {} : { open: addressOf('crop', cropId) }}>
        {t(isGone ? 'removed' : 'open')}
      </Link>
    </p>
  )
}

/** Somebody alike is registered already: the agent knows whether it is the same person. */
function SureQuestion({ entry }: { entry: OutboxEntry }) {
  const t = useTranslations('outbox.next')
  const { resend } = useOutboxActions()
  return (
    <>
      <p className={classes.lead}>{t('same')}</p>
      <Button variant="default" onClick={() => void resend(entry, { ...entry.input, isSure: true })}>
        {t('sure')}
      </Button>
    </>
  )
}

/** A border that was refused is drawn anew from what it was, or walked again. */
const hasBorder = ({ path, input: { boundaryCoordinates: border } }: OutboxEntry) =>
  path.startsWith('farmer.fields.') && Array.isArray(border) && border.length > 0

function BorderLink({ entry: { key } }: { entry: OutboxEntry }) {
  const t = useTranslations('outbox.next')
  const isFarmer = useSession()?.user.role === 'farmer'
  return (
    <p className={classes.lead}>
      <Value>{t('change')}</Value>{' '}
      <Link to={isFarmer ? '/fields/new' : '/agent/fields/new'} search={{ way: 'draw', entry: key }}>
        {t('border')}
      </Link>
    </p>
  )
}
