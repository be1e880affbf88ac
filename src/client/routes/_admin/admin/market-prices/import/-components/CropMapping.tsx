import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { CropChoice } from '#client/features/operations/admin/CropChoice.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Section } from '#client/ui/page/Section.tsx'
import type { ImportedCommodity } from '#domain/market/import/price-import.schema.ts'
import classes from './Import.module.css'

const AT_FIRST = 12

type CropMappingProps = {
  commodities: readonly ImportedCommodity[]
  isBusy: boolean
  onChosen: () => void
}

/** Which crop each commodity of the file is; a choice is remembered for the next file. */
export function CropMapping({ commodities, isBusy, onChosen }: CropMappingProps) {
  const t = useTranslations('desk.priceImport.crops')
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? commodities : commodities.slice(0, AT_FIRST)
  return (
    <Section title={t('title')}>
      <p className={classes.quiet}>{t('lead')}</p>
      <div className={classes.crops}>
        {shown.map((commodity) => (
          <CommodityChoice key={commodity.name} commodity={commodity} isBusy={isBusy} onChosen={onChosen} />
        ))}
      </div>
      {shown.length < commodities.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('all', { count: format.number(commodities.length) })}
        </Button>
      )}
    </Section>
  )
}

type CommodityChoiceProps = { commodity: ImportedCommodity; isBusy: boolean; onChosen: () => void }

function CommodityChoice({ commodity: { name, rows, cropId }, isBusy, onChosen }: CommodityChoiceProps) {
  const t = useTranslations('desk.priceImport.crops')
  const format = useFormat()
  const [chosen, setChosen] = useState(cropId ?? '')
  const choose = useWrite(api.admin.priceImport.chooseCrop.mutate, { failed: t('notChosen'), onDone: onChosen })
  return (
    <CropChoice
      label={name}
      description={t('rows', { count: rows, shown: format.number(rows) })}
      first={t('none')}
      value={chosen}
      disabled={isBusy}
      onChange={({ target }) => {
        setChosen(target.value)
        choose.mutate({ name, cropId: target.value || null })
      }}
    />
  )
}
