import { IconCloudOff } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { isNewField } from '#client/offline/outbox/field-order.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { isOver } from '#client/phone/clock.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { ForecastStrip } from '#client/ui/forecast/ForecastStrip.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { useNow } from '#client/ui/useNow.ts'
import type { FieldPanelProps } from '../field-place.ts'

const SeasonCards = lazy(async () => {
  const [cards] = await Promise.all([import('../../season/SeasonCards.tsx'), needMessages('season')])
  return cards
})

/** The forecast where a field lies, and how its crops have had water. */
export default function FieldWeather({ field }: FieldPanelProps) {
  const t = useTranslations('field.weather')
  const isNew = isNewField(field.id, useOutbox().entries)
  const now = useNow()
  const forecast = trpc.farmer.forecast.field.useQuery({ id: field.id }, { enabled: !isNew })
  const icon = <IconCloudOff size={38} stroke={1.6} aria-hidden="true" />
  if (isNew) return <EmptyState drawing={icon} text={t('pending')} />
  const data = forecast.data?.filter(({ day }) => !isOver(day, now))
  return (
    <>
      <QueryView
        query={{ ...forecast, data }}
        empty={<EmptyState drawing={icon} text={t('none')} hint={t('noneHint')} />}
      >
        {(days) => <ForecastStrip days={days} />}
      </QueryView>
      <Suspense fallback={<CardSkeletons count={1} height={220} />}>
        <SeasonCards fieldId={field.id} />
      </Suspense>
    </>
  )
}
