import { IconCalendarTime, IconHandStop } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useFarmerFields } from '#client/offline/optimistic/useFarmerFields.ts'
import { useApplications } from '#client/offline/optimistic/useFieldRecords.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { useSession } from '#client/phone/session.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import type { Day } from '#domain/dates.ts'
import type { Application } from '#domain/fields/field-record.schema.ts'
import { enterFrom } from '#domain/fields/waiting-times.ts'
import classes from './CropFacts.module.css'

type CropFieldProps = { farmerCrop: FarmerCrop; fieldId: string }

/** The field of a crop, as the way to its page; the farmer and the agents have one each. */
export function FieldLink({ farmerCrop: { farmerId }, fieldId }: CropFieldProps) {
  const t = useTranslations('crop.detail')
  const isOwn = useSession()?.user.id === farmerId
  const { data = [] } = useFarmerFields(farmerId)
  const field = data.find(({ id }) => id === fieldId)
  if (!field) return t('unknown')
  return (
    <Link to={isOwn ? '/fields/$fieldId' : '/agent/fields/$fieldId'} params={{ fieldId }} className={classes.field}>
      {field.name}
    </Link>
  )
}

/** From when on the crop is harvested, and its field entered, after what was put there; nothing once that day has come. */
export function FieldWaits({ farmerCrop: { id, status }, fieldId }: CropFieldProps) {
  const t = useTranslations('crop.detail')
  const { data = [] } = useApplications(fieldId)
  const lastOf = useLastWait()
  if (status === 'harvested' || status === 'completed') return null
  const own = data.filter(({ farmerCropId }) => farmerCropId === null || farmerCropId === id)
  const harvest = lastOf(own, ({ harvestFrom }) => harvestFrom)
  const entry = lastOf(own, ({ applicationDate, reEntryHours }) => enterFrom(applicationDate, reEntryHours))
  return (
    <>
      {harvest && (
        <p className={classes.waits}>
          <IconCalendarTime size={20} aria-hidden="true" /> <Value>{t('harvestFrom', harvest)}</Value>
        </p>
      )}
      {entry && (
        <p className={classes.waits}>
          <IconHandStop size={20} aria-hidden="true" /> <Value>{t('stayOut', entry)}</Value>
        </p>
      )}
    </>
  )
}

/** The last day to which something makes wait, and all that does; null where nothing does any more. */
function useLastWait() {
  const format = useFormat()
  return (applied: readonly Application[], dayOf: (each: Application) => Day | null) => {
    const waits = applied.flatMap((each) => {
      const day = dayOf(each)
      return day !== null && day > today() ? [{ day, name: each.resourceName }] : []
    })
    const last = waits.map(({ day }) => day).sort().at(-1) // biome-ignore format: one sentence
    if (!last) return null
    const date = format.dateTime(noonOf(last), { dateStyle: 'medium' })
    return { date, names: format.list(new Set(waits.map(({ name }) => name))) }
  }
}
