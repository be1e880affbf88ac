import { IconPhone } from '@tabler/icons-react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { dateAt } from '#domain/dates.ts'
import type { ListedFarmer } from '#domain/people/farmer.schema.ts'
import { spoken } from '#domain/phone.ts'
import classes from './FarmerCard.module.css'

/** A farmer in an agent's list, with a link to call; the rest of the card opens the farmer's dialog. */
export function FarmerCard({ farmer }: { farmer: ListedFarmer }) {
  const t = useTranslations('agent')
  const format = useFormat()
  const { id, fullName, location, phone, isActive, createdAt, isMine } = farmer
  return (
    <Card className={`${classes.farmer} ${whole.card}`}>
      <span className={classes.initial} aria-hidden="true">
        {fullName.slice(0, 1)}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <DialogLink name="farmer" id={id} className={`${classes.link} ${whole.cover}`}>
            <b>{fullName}</b>
          </DialogLink>
          {isMine && <Badge tone="info">{t('myFarmer')}</Badge>}
          <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'active' : 'inactive')}</Badge>
        </span>
        <span>{location ?? t('noLocation')}</span>
        <span>{phone ? spoken(phone) : t('noPhone')}</span>
        <span>{t('since', { date: format.dateTime(dateAt(createdAt), { month: 'short', year: 'numeric' }) })}</span>
      </span>
      {phone && (
        <a
          className={`${classes.call} ${whole.above}`}
          href={`tel:${phone}`}
          aria-label={t('call', { name: fullName })}
        >
          <IconPhone size={20} aria-hidden="true" />
        </a>
      )}
    </Card>
  )
}
