import { useFormat } from '#client/i18n/useFormat.ts'
import classes from './Ground.module.css'
import { scaleMetres } from './scale-metres.ts'

/** A bar of so many metres, in the lower left of a drawing of a hundred units. */
export function Scale({ metresAUnit }: { metresAUnit: number }) {
  const format = useFormat()
  const metres = scaleMetres(metresAUnit)
  return (
    <g className={classes.scale}>
      <path d={`M4 94.5v2h${(metres / metresAUnit).toFixed(2)}v-2`} />
      <text x="4" y="92.5">
        {format.number(metres, { style: 'unit', unit: 'meter' })}
      </text>
    </g>
  )
}
