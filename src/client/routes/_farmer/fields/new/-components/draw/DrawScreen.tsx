import { useState } from 'react'
import { FieldOutline } from '#client/features/fields/outline/FieldOutline.tsx'
import { useMyFields } from '#client/features/fields/useMyFields.ts'
import { asHectares } from '#domain/fields/border/hectares.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import classes from '../NewField.module.css'
import { SaveField } from '../save/lazy-save-field.ts'
import { useKept } from '../useKept.ts'
import { Drawing } from './Drawing.tsx'
import { NOTHING_DRAWN } from './drawn.ts'
import { FirstPlace } from './FirstPlace.tsx'
import { useOwnPosition } from './useOwnPosition.ts'

/** A field whose corners are set by hand, beside the farmer's other fields. */
export default function DrawScreen() {
  const { value: drawn, setValue: setDrawn, forget } = useKept('new-field-drawing', NOTHING_DRAWN)
  const own = useOwnPosition()
  const neighbours = (useMyFields().data ?? []).filter(({ boundaryCoordinates }) => boundaryCoordinates.length > 0)
  const [isDone, setDone] = useState(false)
  const read = isDone ? readRing(drawn.corners) : null
  if (read && 'ring' in read)
    return (
      <div className={classes.screen}>
        <FieldOutline border={read.ring} />
        <SaveField
          measured={{ way: 'drawn', ring: read.ring, hectares: asHectares(read.areaM2), band: null }}
          onBack={() => setDone(false)}
          onDone={forget}
        />
      </div>
    )
  const centre: Position | undefined = drawn.corners[0] ?? own.position?.at ?? neighbours[0]?.boundaryCoordinates[0]
  const setCorners = (corners: readonly Position[]) => {
    setDone(false)
    setDrawn({ corners })
  }
  if (!centre) return <FirstPlace own={own} onSet={(corner) => setCorners([corner])} />
  return (
    <Drawing
      centre={centre}
      corners={drawn.corners}
      neighbours={neighbours}
      own={own}
      fault={read && 'fault' in read ? read.fault : null}
      onChange={setCorners}
      onDone={() => setDone(true)}
    />
  )
}
