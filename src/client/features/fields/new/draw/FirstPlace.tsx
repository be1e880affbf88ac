import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import classes from '../NewField.module.css'
import { FindMe } from './FindMe.tsx'
import { TypedCorner } from './TypedCorner.tsx'
import type { OwnPosition } from './useOwnPosition.ts'

type FirstPlaceProps = { own: OwnPosition; onSet: (corner: Position) => void }

/** Where nothing is known of the farm: it asks where to draw. */
export function FirstPlace({ own, onSet }: FirstPlaceProps) {
  const t = useTranslations('fields.draw')
  return (
    <div className={classes.side}>
      <p className={classes.note}>{t('nothing')}</p>
      <FindMe own={own} />
      <TypedCorner onSet={onSet} />
    </div>
  )
}
