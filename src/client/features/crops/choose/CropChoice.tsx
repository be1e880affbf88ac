import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { countryOf } from '#domain/country-names.ts'
import type { Crop } from '#domain/crops/crop.schema.ts'
import { likelyCrops } from '#domain/crops/place/common-crops.ts'
import { foundByCrop } from '#domain/crops/search/crop-search.ts'
import { useCropsByName } from '../useCropsByName.ts'
import { useFarmerCrops } from '../useFarmerCrops.ts'
import classes from './CropChoice.module.css'
import { CropTile } from './CropTile.tsx'

type CropChoiceProps = {
  crops: Crop[]
  farmerId: string
  chosen: Crop | undefined
  onChoose: (cropId: string) => void
  /** What `form.getInputProps` says of the field. */
  error: Shown
}

const MAX_FOUND = 12

/** A crop to choose: the farmer's own and the common ones as drawings, all others by search. */
export function CropChoice({ crops, farmerId, chosen, onChoose, error }: CropChoiceProps) {
  const t = useTranslations('crop.form')
  const [words, setWords] = useState('')
  const groups = useGroups(crops, farmerId, words)
  useFound(words ? groups.reduce((sum, { crops: found }) => sum + found.length, 0) : undefined, words)
  if (chosen)
    return (
      <div className={classes.chosen}>
        <CropTile crop={chosen} isChosen onChoose={() => onChoose('')} />
        <Button variant="subtle" onClick={() => onChoose('')}>
          {t('other')}
        </Button>
      </div>
    )
  return (
    <div className={classes.choice}>
      <TextField
        type="search"
        label={t('crop')}
        placeholder={t('find')}
        value={words}
        error={error}
        maxLength={100}
        withAsterisk
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {groups.map(({ name, crops: list }) => (
        <fieldset key={name} className={classes.group}>
          <legend>{name}</legend>
          {list.map((crop) => (
            <CropTile key={crop.id} crop={crop} onChoose={() => onChoose(crop.id)} />
          ))}
        </fieldset>
      ))}
      {groups.length === 0 && <p className={classes.none}>{t('noMatch')}</p>}
      {!words && <AllCrops crops={crops} onChoose={onChoose} />}
    </div>
  )
}

/** All crops by name, once they are asked for. */
function AllCrops({ crops, onChoose }: { crops: Crop[]; onChoose: (cropId: string) => void }) {
  const t = useTranslations('crop.form')
  const byName = useCropsByName()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        <Value>{t('all', { count: String(crops.length) })}</Value>
      </Button>
    )
  return (
    <fieldset className={classes.group}>
      <legend>{t('everything')}</legend>
      {byName(crops).map((crop) => (
        <CropTile key={crop.id} crop={crop} onChoose={() => onChoose(crop.id)} />
      ))}
    </fieldset>
  )
}

function useGroups(crops: Crop[], farmerId: string, words: string) {
  const t = useTranslations('crop.form')
  const user = useSession()?.user
  const grown = (useFarmerCrops(farmerId).data ?? []).map(({ crop }) => crop.id)
  const country = countryOf(user?.location) ?? countryOf(user?.preferredLocation)
  const { own, common } = likelyCrops(crops, { grown, country })
  const found = words.trim() ? foundByCrop(crops, words, (crop) => crop).slice(0, MAX_FOUND) : null
  const groups = found
    ? [{ name: t('found'), crops: found }]
    : [
        { name: t('mine'), crops: own },
        { name: t('common'), crops: common },
      ]
  return groups.filter((group) => group.crops.length > 0)
}
