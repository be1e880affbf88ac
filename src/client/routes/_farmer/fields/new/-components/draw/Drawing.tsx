import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { RingFault } from '#domain/fields/border/read-ring.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { Mend } from '../ground/Mend.tsx'
import classes from '../NewField.module.css'
import { DrawnFacts } from './DrawnFacts.tsx'
import { DrawnGround } from './DrawnGround.tsx'
import { crossingOf, withCorner } from './drawn.ts'
import { FindMe } from './FindMe.tsx'
import { TypedCorner } from './TypedCorner.tsx'
import type { OwnPosition } from './useOwnPosition.ts'
import { useView } from './useView.ts'

type DrawingProps = {
  centre: Position
  corners: readonly Position[]
  neighbours: readonly Field[]
  own: OwnPosition
  /** What is wrong with the border that was said to be done. */
  fault: RingFault | null
  onChange: (corners: readonly Position[]) => void
  onDone: () => void
}

/** The ground, and what can be done to the corners on it. */
export function Drawing({ centre, corners, neighbours, own, fault, onChange, onDone }: DrawingProps) {
  const t = useTranslations('fields.draw')
  const view = useView(centre)
  const { show } = view
  const found = own.position?.at
  useEffect(() => {
    if (found) show(found)
  }, [found, show])
  const crossing = crossingOf(corners, fault !== null)
  const add = (corner: Position) => onChange(withCorner(corners, corner))
  const undo = () => onChange(corners.slice(0, -1))
  return (
    <div className={classes.screen}>
      <div className={classes.side}>
        <DrawnGround {...{ view, corners, crossing, neighbours, own, onChange }} onAdd={add} onUndo={undo} />
        <div className={classes.zoom}>
          <Button variant="default" disabled={corners.length === 0} onClick={undo}>
            {t('undo')}
          </Button>
          <Button variant="default" onClick={() => view.zoom(0.5)}>
            {t('nearer')}
          </Button>
          <Button variant="default" onClick={() => view.zoom(2)}>
            {t('farther')}
          </Button>
        </div>
      </div>
      <div className={classes.side}>
        <p className={classes.note}>{t('lead')}</p>
        {crossing && (
          <Mend
            crossing={crossing}
            corners={corners.length}
            onRemoveLast={undo}
            onBackTo={(corner) => onChange(corners.slice(0, corner + 1))}
          />
        )}
        <DrawnFacts corners={corners} isField={corners.length > 2 && !crossing} />
        <div className={classes.buttons}>
          <Button
            size="md"
            disabled={corners.length < 3 || crossing !== null}
            aria-describedby="draw-needed"
            onClick={onDone}
          >
            {t('finish')}
          </Button>
          <FindMe own={own} />
        </div>
        {corners.length < 3 && (
          <p id="draw-needed" className={classes.note}>
            {t('needed')}
          </p>
        )}
        <TypedCorner
          onSet={(corner) => {
            add(corner)
            // It may be far from the ground that is shown.
            view.show(corner)
          }}
        />
      </div>
    </div>
  )
}
