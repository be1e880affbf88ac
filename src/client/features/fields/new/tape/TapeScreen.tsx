import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFieldArea } from '#client/features/fields/useFieldArea.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSaid } from '#client/ui/live/useSaid.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { asHectares } from '#domain/fields/border/hectares.ts'
import classes from '../NewField.module.css'
import { SaveField } from '../save/lazy-save-field.ts'
import type { WalkSent } from '../save/measured.ts'
import { keyOf } from '../target.ts'
import { useKept } from '../useKept.ts'
import { useTarget } from '../useTarget.ts'
import { TapeFields } from './TapeFields.tsx'
import { TapeSketch } from './TapeSketch.tsx'
import { NOTHING_TAPED, tapedSquareMetres } from './taped.ts'

export type TapeScreenProps = {
  /** The walk that was too coarse: it is kept with the field. */
  walked?: WalkSent
  onDone?: () => void
}

/** A field whose sides and diagonals are measured by a tape, or by paces. */
export default function TapeScreen({ walked, onDone }: TapeScreenProps) {
  const t = useTranslations('fields.tape')
  const areaOf = useFieldArea()
  const { search } = useTarget()
  const { value: taped, setValue: setTaped, forget } = useKept(keyOf('new-field-tape', search), NOTHING_TAPED)
  const [isUsed, setUsed] = useState(false)
  const areaM2 = tapedSquareMetres(taped)
  const hectares = typeof areaM2 === 'number' ? asHectares(areaM2) : null
  const area = hectares === null ? null : areaOf({ totalArea: hectares, errorBand: null })
  useSaid(area && `${t('area')}: ${area}`)
  if (isUsed && hectares !== null)
    return (
      <SaveField
        measured={{ ...walked, way: 'taped', hectares, band: null }}
        onBack={() => setUsed(false)}
        onDone={() => {
          forget()
          onDone?.()
        }}
      />
    )
  return (
    <div className={classes.screen}>
      <TapeSketch corners={taped.corners} />
      <div className={classes.side}>
        <p className={classes.note}>{t('lead')}</p>
        <TapeFields taped={taped} onChange={setTaped} />
        {areaM2 === 'cannotMeet' && (
          <p className={classes.warning} role="alert">
            {t('cannotMeet')}
          </p>
        )}
        <dl className={classes.facts}>
          <div>
            <dt>{t('area')}</dt>
            <dd>
              <Value>{area ?? '–'}</Value>
            </dd>
          </div>
        </dl>
        <div className={classes.buttons}>
          <Button size="md" disabled={hectares === null} aria-describedby="tape-needed" onClick={() => setUsed(true)}>
            {t('use')}
          </Button>
        </div>
        {areaM2 === null && (
          <p id="tape-needed" className={classes.note}>
            {t('needed')}
          </p>
        )}
      </div>
    </div>
  )
}
