import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useZones } from '#client/offline/optimistic/useFieldRecords.ts'
import { asHectares } from '#domain/fields/border/hectares.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { Drawing } from '../../../new/draw/Drawing.tsx'
import { useOwnPosition } from '../../../new/draw/useOwnPosition.ts'

export type ZoneBorder = { ring: readonly Position[]; hectares: number }
export type ZoneDrawingProps = { field: Field; onDrawn: (border: ZoneBorder) => void; onCancel: () => void }

/** The border of a part, set by hand on its field beside the other parts. */
export function ZoneDrawing({ field, onDrawn, onCancel }: ZoneDrawingProps) {
  const t = useTranslations('field.zones')
  const own = useOwnPosition()
  const { data: zones = [] } = useZones(field.id)
  const [corners, setCorners] = useState<readonly Position[]>([])
  const [isWrong, setWrong] = useState(false)
  const read = isWrong ? readRing(corners) : null
  const finish = () => {
    const drawn = readRing(corners)
    if ('ring' in drawn) onDrawn({ ring: drawn.ring, hectares: asHectares(drawn.areaM2) })
    else setWrong(true)
  }
  const parts = zones.filter(({ coordinates }) => coordinates.length > 0)
  return (
    <>
      <Drawing
        shown={field.boundaryCoordinates}
        corners={corners}
        neighbours={[
          field,
          ...parts.map(({ coordinates, ...zone }) => ({ ...zone, boundaryCoordinates: coordinates })),
        ]}
        own={own}
        fault={read && 'fault' in read ? read.fault : null}
        onChange={(changed) => {
          setWrong(false)
          setCorners(changed)
        }}
        onDone={finish}
        finish={t('finish')}
      />
      <div>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancelDrawing')}
        </Button>
      </div>
    </>
  )
}
