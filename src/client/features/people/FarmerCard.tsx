import { IconPhone } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import type { Farmer } from '#domain/people/farmer.schema.ts'
import classes from './FarmerCard.module.css'

/** A farmer in an agent's list, with a link to call. */
export function FarmerCard({ farmer }: { farmer: Farmer }) {
  const t = useTranslations('agent')
  const format = useFormatter()
  const { fullName, location, phone, isActive, createdAt } = farmer
  return (
    <Card className={classes.farmer}>
      <span className={classes.initial} aria-hidden="true">
        {fullName.slice(0, 1)}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <b>{fullName}</b>
          <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'active' : 'inactive')}</Badge>
        </span>
        <span>{location ?? t('noLocation')}</span>
        <span>
          {phone ?? t('noPhone')} ·{' '}
          {t('since', { date: format.dateTime(new Date(createdAt), { month: 'short', year: 'numeric' }) })}
        </span>
      </span>
      {phone && (
        <a className={classes.call} href={`tel:${phone}`} aria-label={t('call', { name: fullName })}>
          <IconPhone size={20} aria-hidden="true" />
        </a>
      )}
    </Card>
  )
}
