/** What an answer looks like: as much of JSON Schema as the outputs of the procedures use. */
export type Shape = {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  /** Of an object with any keys: the shape of each value. */
  additionalProperties?: Shape
}

/** Whether a screen that expects a shape can read a value. Fields that it does not know do no harm. */
export function fits(shape: Shape, value: unknown): boolean {
  if (shape.anyOf && !shape.anyOf.some((each) => fits(each, value))) return false
  if (shape.enum && !shape.enum.includes(value)) return false
  if ('const' in shape && shape.const !== value) return false
  if (shape.type && ![shape.type].flat().includes(typeOf(value)) && !isInteger(shape, value)) return false
  if (Array.isArray(value)) return !shape.items || value.every((item) => fits(shape.items!, item))
  return !isObject(value) || fitsObject(shape, value)
}

function fitsObject({ properties = {}, required = [], additionalProperties }: Shape, value: Record<string, unknown>) {
  return (
    required.every((name) => value[name] !== undefined) &&
    Object.entries(value).every(([name, field]) => {
      const shape = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
      return field === undefined || !shape || fits(shape, field)
    })
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object'
const isInteger = ({ type }: Shape, value: unknown) => [type].flat().includes('integer') && Number.isInteger(value)

function typeOf(value: unknown) {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
