import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { useTyped } from '#client/ui/table/useTyped.ts'
import { FARMER_STATES } from '#domain/people/farmer.ts'
import classes from './FarmersScreen.module.css'
import type { FarmersSearch } from './farmers-search.ts'

type Narrowing = Pick<FarmersSearch, 'mine' | 'crop' | 'place' | 'status'>
type FarmerFiltersProps = { value: Narrowing; onChange: (change: Narrowing) => void }

/** Which farmers are shown: own ones, of a status, growers of a crop, at a place. */
export function FarmerFilters({ value: { mine, crop, place, status }, onChange }: FarmerFiltersProps) {
  const t = useTranslations('agent')
  const cropName = useCropNames()
  const crops = trpc.farmer.crops.catalogue.useQuery().data ?? []
  const [typed, type] = useTyped(place ?? '', (words) => onChange({ place: words || undefined }))
  return (
    <>
      <Chips label={t('filter.which')}>
        <Chip pressed={mine === true} onPress={() => onChange({ mine: mine ? undefined : true })}>
          {t('filter.mine')}
        </Chip>
        {FARMER_STATES.map((state) => (
          <Chip
            key={state}
            pressed={status === state}
            onPress={() => onChange({ status: status === state ? undefined : state })}
          >
            {t(state)}
          </Chip>
        ))}
      </Chips>
      <div className={classes.fields}>
        <SelectField
          aria-label={t('filter.crop')}
          size="md"
          data={[{ value: '', label: t('filter.anyCrop') }, ...crops.map(({ id, name }) => ({ value: id, label: cropName(name) }))]} // biome-ignore format: one list
          value={crop ?? ''}
          onChange={(event) => onChange({ crop: event.currentTarget.value || undefined })}
        />
        <TextField
          aria-label={t('filter.place')}
          placeholder={t('filter.place')}
          size="md"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
    </>
  )
}
