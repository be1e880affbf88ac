import type { Position } from './ring.ts'

const DECIMALS = 6
/** A file of degrees that went through binary fractions differs from what was written in the 15th digit. */
const NOISE_FREE = 12

/**
 * A coordinate cut after its sixth decimal, as the European Union's information system cuts it. Cut is the text: 4.164336
 * times a million is 4164335.9999… as a binary fraction. −0 becomes 0.
 */
export function cutDegrees(degrees: number): number {
  // One that has six decimals at most is itself: its text would be read to the same number.
  if (Math.round(degrees * 1e6) / 1e6 === degrees) return degrees || 0
  const [whole = '0', decimals = ''] = degrees.toFixed(NOISE_FREE).split('.')
  return Number(`${whole}.${decimals.slice(0, DECIMALS)}`) || 0
}

/** A point whose coordinates are cut. */
export function cutPosition(position: Position): Position {
  const [longitude, latitude] = [cutDegrees(position[0]), cutDegrees(position[1])]
  // Most files have no more decimals: then it is itself.
  return Object.is(longitude, position[0]) && Object.is(latitude, position[1]) ? position : [longitude, latitude]
}
