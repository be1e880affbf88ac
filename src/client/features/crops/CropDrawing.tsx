import { BY_GROUP, BY_WORD, DRAWINGS, type Drawing, type DrawingName } from './crop-drawings.ts'

type CropDrawingProps = {
  /** The crop's English name. */
  name: string
  /** Its group in the catalogue, which decides where the name says nothing. */
  group?: string | null
  size?: number
}

/** A crop as a small drawing in the colour of the text. It stands beside the crop's name, so screen readers pass over it. */
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

function drawingOf(name: string, group: string | null | undefined): DrawingName {
  const lower = name.toLowerCase()
  const word = BY_WORD.find(([pattern]) => pattern.test(lower))
  return word?.[1] ?? BY_GROUP[group ?? ''] ?? 'seedling'
}
