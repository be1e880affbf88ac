import { IconPackage, IconScale, IconSwitch2, IconUsersGroup } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './MarketTips.module.css'

const TIPS = [
  ['compare', IconSwitch2],
  ['dry', IconPackage],
  ['weigh', IconScale],
  ['together', IconUsersGroup],
] as const

export function MarketTips() {
  const t = useTranslations('market.tips')
  return (
    <Section title={t('title')}>
      <Card>
        <ul className={classes.tips}>
          {TIPS.map(([tip, Icon]) => (
            <li key={tip}>
              <Icon size={22} aria-hidden="true" />
              <span>
                <b>{t(tip)}</b>
                <Value>{t(`${tip}Text`)}</Value>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
