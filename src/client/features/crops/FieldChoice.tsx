import { useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useFarmerFields } from '#client/offline/optimistic/useFarmerFields.ts'
import { today } from '#client/phone/clock.ts'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import type { ZodForm } from '#client/ui/form/useZodForm.ts'
import type { cropFacts, FarmerCrop } from '#domain/crops/crop.schema.ts'
import { toHectares, toSquareMetres } from '#domain/crops/crop.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { plantedBeside, plantingOf } from '#domain/fields/season.ts'
import { useFarmerCrops } from './useFarmerCrops.ts'

type CropForm = Pick<ZodForm<typeof cropFacts, unknown>, 'values' | 'getInputProps' | 'setFieldValue'>

type FieldChoiceProps = {
  farmerId: string
  /** The crop that is edited: it takes no room from itself. */
  cropId?: string
  form: CropForm
}

/** Which of the farmer's fields a crop stands in; nothing where there is none. Its free area becomes that of the crop. */
export function FieldChoice({ farmerId, cropId, form }: FieldChoiceProps) {
  const t = useTranslations('crop.form')
  const areaWords = useAreaWords()
  const { data: fields = [] } = useFarmerFields(farmerId)
  const freeIn = useFreeArea(farmerId, cropId, form)
  /** The area that was filled in here; one that somebody typed stays. */
  const filled = useRef<number>(undefined)
  if (fields.length === 0) return null
  const { values, getInputProps, setFieldValue } = form
  const chosen = fields.find(({ id }) => id === values.fieldId)
  const free = chosen && freeIn(chosen)
  const choose = (fieldId: string) => {
    setFieldValue('fieldId', fieldId)
    const field = fields.find(({ id }) => id === fieldId)
    if (!field || (values.areaSize !== '' && values.areaSize !== filled.current)) return
    filled.current = freeIn(field) || field.totalArea
    setFieldValue('areaSize', filled.current)
  }
  return (
    <SelectField
      label={t('field')}
      data={[
        { value: '', label: t('noField') },
        ...fields.map(({ id, name, totalArea }) => ({
          value: id,
          label: t('fieldChoice', { name, area: areaWords(totalArea, 4) }),
        })),
      ]}
      description={chosen && free !== chosen.totalArea && t('freeHere', { area: areaWords(free ?? 0, 4) })}
      {...getInputProps('fieldId')}
      value={values.fieldId ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}

/** How many hectares of a field nothing else stands on while this crop does. */
function useFreeArea(farmerId: string, cropId: string | undefined, { values }: CropForm) {
  const { data: crops = [] } = useFarmerCrops(farmerId)
  const own = plantingOf({ ...STANDING, plantingDate: values.plantingDate || today(), expectedHarvest: values.expectedHarvestDate || null })! // biome-ignore format: one sentence
  return ({ id, totalArea }: Field) => {
    const others = crops.filter((crop: FarmerCrop) => crop.fieldId === id && crop.id !== cropId)
    const planted = plantedBeside(
      own,
      others.flatMap((crop) => plantingOf(crop) ?? []),
    )
    return Math.max(0, toHectares(toSquareMetres(totalArea) - planted))
  }
}

const STANDING = { status: 'planning', fieldSize: 0 } as const
