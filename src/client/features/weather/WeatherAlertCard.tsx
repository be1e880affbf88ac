import { UnstyledButton } from '@mantine/core'
import { IconCloudRain, IconCloudStorm, IconDroplet, IconRipple, IconSnowflake, IconSun } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { truncated } from '#domain/advice/advisory.ts'
import { dateAt } from '#domain/dates.ts'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'
import { SEVERITIES } from '#domain/weather/alert.ts'
import { useAlertWords } from './useAlertWords.ts'
import classes from './WeatherAlertCard.module.css'

const ICONS = {
  rain: IconCloudRain,
  drought: IconDroplet,
  storm: IconCloudStorm,
  temperature: IconSun,
  flood: IconRipple,
  frost: IconSnowflake,
}
const MAX_DESCRIPTION = 120

export function WeatherAlertCard({ alert }: { alert: WeatherAlert }) {
  const t = useTranslations('farmer.alert')
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const { title, description, lang } = useAlertWords(alert)
  const Icon = ICONS[alert.alertType]
  return (
    <Card className={classes.alert} data-severity={alert.severity}>
      <span className={classes.icon}>
        <Icon size={24} aria-hidden="true" />
      </span>
      <h2 className={classes.title} lang={lang}>
        {title}
      </h2>
      <p className={classes.text} lang={lang}>
        {isWhole ? description : truncated(description, MAX_DESCRIPTION)}
      </p>
      <div className={classes.bottom}>
        <p className={classes.foot}>
          <Badge tone={SEVERITIES[alert.severity].tone}>{t(alert.severity)}</Badge>
          {alert.expiresAt && (
            <span>
              {t('validUntil', {
                date: format.dateTime(dateAt(alert.expiresAt), {
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                  timeZone: alert.zone,
                  isExact: true,
                }),
              })}
            </span>
          )}
        </p>
        {description.length > MAX_DESCRIPTION && (
          <UnstyledButton className={classes.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'less' : 'more')}
          </UnstyledButton>
        )}
      </div>
    </Card>
  )
}
