import type { Drawn, Projection } from '#client/features/fields/outline/projection.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import { MIDDLE } from './useKeys.ts'

/** Where the cross is, as one says it: so far from the last corner, or from the middle of the ground before the first. */
export function useCrossWords(cross: Drawn, corners: readonly Position[], projection: Projection) {
  const t = useTranslations('fields.draw')
  const format = useFormat()
  const last = corners.at(-1)
  const from = last ? projection.toDrawing(last) : MIDDLE
  const metres = (units: number) =>
    format.number(Math.abs(units) * projection.metresAUnit, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
  return t('cross', {
    across: metres(cross.x - from.x),
    east: String(cross.x >= from.x),
    along: metres(cross.y - from.y),
    north: String(cross.y <= from.y),
  })
}
