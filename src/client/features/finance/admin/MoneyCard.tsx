import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import classes from './Money.module.css'
import type { FarmerOfRow } from './useMoneyColumns.tsx'

type MoneyCardProps = FarmerOfRow & { badge: Shown; facts: readonly Fact[]; children: Shown }

/** A policy, claim or payment on a phone: whose it is, how it stands, and what can be done. */
export function MoneyCard({ farmer, badge, facts, children }: MoneyCardProps) {
  const t = useTranslations('desk.money')
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h2>{farmer.fullName}</h2>
        {badge}
      </div>
      {farmer.phone ? (
        <a className={classes.call} href={`tel:${farmer.phone}`}>
          {farmer.phone}
        </a>
      ) : (
        <p>{t('noPhone')}</p>
      )}
      <Facts facts={facts} />
      {children}
    </Card>
  )
}
