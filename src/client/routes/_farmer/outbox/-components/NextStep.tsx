import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { OutboxEntry, Refusal } from '#client/offline/outbox/entry.ts'
import { addressOf } from '#client/ui/dialog/dialog-address.ts'
import classes from './Outbox.module.css'

/** What can be done about a refused entry: of one about a crop, with a link that leads there. */
export function NextStep({ entry: { input }, refusal: { code, problem } }: { entry: OutboxEntry; refusal: Refusal }) {
  const t = useTranslations('outbox.next')
  const { cropId } = input
  if (typeof cropId !== 'string') return <p className={classes.lead}>{t('change')}</p>
  const isGone = code === 'NOT_FOUND' && problem !== null
  return (
    <p className={classes.lead}>
      {t(isGone ? 'gone' : 'look')}{' '}
      <Link to="/crops" search={isGone ? {} : { open: addressOf('crop', cropId) }}>
        {t(isGone ? 'removed' : 'open')}
      </Link>
    </p>
  )
}
