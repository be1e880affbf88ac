import { IconCalendarTime } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useFarmerFields } from '#client/offline/optimistic/useFarmerFields.ts'
import { useApplications } from '#client/offline/optimistic/useFieldRecords.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import { useSession } from '#client/phone/session.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
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

/** From when on the crop may be harvested after what was put onto its field; nothing once that day has come. */
export function HarvestWaits({ farmerCrop: { id, status }, fieldId }: CropFieldProps) {
  const t = useTranslations('crop.detail')
  const format = useFormat()
  const { data = [] } = useApplications(fieldId)
  if (status === 'harvested' || status === 'completed') return null
  const waits = data.filter(
    ({ harvestFrom, farmerCropId }) =>
      harvestFrom !== null && harvestFrom > today() && (farmerCropId === null || farmerCropId === id),
  )
  const last = waits
    .map(({ harvestFrom }) => harvestFrom)
    .sort()
    .at(-1)
  if (!last) return null
  const date = format.dateTime(noonOf(last), { dateStyle: 'medium' })
  const names = format.list(new Set(waits.map(({ resourceName }) => resourceName)))
  return (
    <p className={classes.waits}>
      <IconCalendarTime size={20} aria-hidden="true" /> <Value>{t('harvestFrom', { date, names })}</Value>
    </p>
  )
}
