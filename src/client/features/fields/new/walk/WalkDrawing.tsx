import { fitted } from '#client/features/fields/outline/projection.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import type { Walked } from '#domain/fields/border/walked.ts'
import classes from '../ground/Ground.module.css'
import { Here } from '../ground/Here.tsx'
import { Line } from '../ground/Line.tsx'
import { lengthOf } from '../ground/length-of.ts'
import { Scale } from '../ground/Scale.tsx'

type WalkDrawingProps = { walked: Walked; newest: GeolocationPosition | null }

const LEAST_METRES = 60

/** The line that has been walked, and where the walker stands. */
export function WalkDrawing({ walked: { corners, crossing, gaps, fixes }, newest }: WalkDrawingProps) {
  const t = useTranslations('fields.walk')
  const format = useFormat()
  const last = fixes.at(-1)
  const here: Position | undefined = newest
    ? [newest.coords.longitude, newest.coords.latitude]
    : last && [last[1], last[2]]
  const accuracyM = newest?.coords.accuracy ?? last?.[3] ?? 0
  const points = here ? [...corners, here] : corners
  const projection = points.length > 0 ? fitted(points, { margin: 10, leastMetres: LEAST_METRES }) : null
  const length = format.number(Math.round(lengthOf(corners)), { style: 'unit', unit: 'meter' })
  return (
    <svg
      className={classes.ground}
      viewBox="0 0 100 100"
      role="img"
      aria-label={t('drawing', { points: String(corners.length), length })}
    >
      {projection && (
        <>
          <Scale metresAUnit={projection.metresAUnit} />
          {here && <Here at={here} accuracyM={accuracyM} projection={projection} />}
          <Line corners={corners} projection={projection} crossing={crossing} gaps={gaps.map(({ corner }) => corner)} />
        </>
      )}
    </svg>
  )
}
