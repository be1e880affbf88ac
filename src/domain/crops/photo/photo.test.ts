import { expect, test } from 'vitest'
import { fitWithin } from './photo.ts'

test.each([
  [4000, 3000, 1280, 960],
  [3000, 4000, 960, 1280],
  [800, 600, 800, 600],
  [10_000, 1, 1280, 1],
])('%i × %i fits as %i × %i', (width, height, w, h) =>
  expect(fitWithin(width, height, 1280)).toEqual({ width: w, height: h }),
)
