import type { CropGroup } from '#domain/crops/crop-group.ts'
import { DRAWINGS, type Drawing, type DrawingName, OF_CROP, OF_GROUP } from './crop-drawings.ts'

type CropDrawingProps = {
  /** The crop's English name. */
  name: string
  /** Its group in the catalogue, for a crop without its own drawing. */
  group?: CropGroup | undefined
  size?: number
}

/**
 * A crop as a small drawing in the colour of the text. Hidden from screen readers, because the crop's name is beside
 * it.
 */
export function CropDrawing({ name, group, size = 28 }: CropDrawingProps) {
  const drawing: Drawing = DRAWINGS[drawingOf(name, group)]
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing.body && <path d={drawing.body} fill="currentColor" fillOpacity=".18" />}
      {drawing.line && <path d={drawing.line} />}
    </svg>
  )
}

const drawingOf = (name: string, group: CropGroup | undefined): DrawingName =>
  OF_CROP[name] ?? (group ? OF_GROUP[group] : 'seedling')
