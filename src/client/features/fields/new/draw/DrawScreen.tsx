import { useState } from 'react'
import { FieldOutline } from '#client/features/fields/outline/FieldOutline.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import { asHectares } from '#domain/fields/border/hectares.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import { swap } from '#domain/fields/border/swapped.ts'
import { metresBetween } from '#domain/fields/border/walked.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import classes from '../NewField.module.css'
import { SaveField } from '../save/lazy-save-field.ts'
import { keyOf } from '../target.ts'
import { useKept } from '../useKept.ts'
import { useTarget } from '../useTarget.ts'
import { Drawing } from './Drawing.tsx'
import { drawnBefore } from './drawn.ts'
import { FirstPlace } from './FirstPlace.tsx'
import { useOwnPosition } from './useOwnPosition.ts'

/** A field whose corners are set by hand, beside the newest of the farmer's other fields with those beside it. */
export default function DrawScreen() {
  const { search, field, entry, neighbours, isLoading } = useTarget()
  const refused = entry?.input.boundaryCoordinates as readonly Position[] | undefined
  const begun = drawnBefore(refused ?? field?.boundaryCoordinates ?? [])
  const { value: drawn, setValue: setDrawn, forget } = useKept(keyOf('new-field-drawing', search), begun)
  const own = useOwnPosition()
  const [isDone, setDone] = useState(false)
  const setCorners = (corners: readonly Position[]) => {
    setDone(false)
    setDrawn({ corners })
  }
  const read = isDone ? readRing(drawn.corners) : null
  if (read && 'ring' in read)
    return (
      <div className={classes.screen}>
        <FieldOutline border={read.ring} />
        <SaveField
          measured={{ way: 'drawn', ring: read.ring, hectares: asHectares(read.areaM2), band: null }}
          own={own.position?.at}
          onSwap={() => setCorners(drawn.corners.map(swap))}
          onBack={() => setDone(false)}
          onDone={forget}
        />
      </div>
    )
  const shown = firstShown(drawn.corners, own.position?.at, neighbours)
  // What is typed meanwhile would be lost.
  if (shown.length === 0 && isLoading)
    return (
      <Loading>
        <CardSkeletons count={1} height={320} />
      </Loading>
    )
  if (shown.length === 0) return <FirstPlace own={own} onSet={(corner) => setCorners([corner])} />
  return (
    <Drawing
      shown={shown}
      corners={drawn.corners}
      neighbours={neighbours}
      own={own}
      fault={read && 'fault' in read ? read.fault : null}
      onChange={setCorners}
      onDone={() => setDone(true)}
    />
  )
}

/** What the ground shows at first: what was drawn, else where one stands, else the farmer's other fields. */
function firstShown(corners: readonly Position[], own: Position | undefined, neighbours: readonly Field[]) {
  if (corners.length > 0) return corners
  if (own) return [own]
  const borders = neighbours.map(({ boundaryCoordinates }) => boundaryCoordinates)
  return borders.filter(([corner]) => metresBetween(corner!, borders[0]![0]!) < NEAR_M).flat()
}

/** The fields that are shown lie no farther from the newest one. */
const NEAR_M = 1500
