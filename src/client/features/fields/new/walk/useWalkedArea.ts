import { useEffect, useMemo, useState } from 'react'
import { asHectares } from '#domain/fields/border/hectares.ts'
import type { Position } from '#domain/fields/border/ring.ts'

type Measure = typeof import('#domain/fields/border/measure.ts').measureRing

/** The area so far, in hectares; GeographicLib is loaded with the third corner. */
export function useWalkedArea(corners: readonly Position[]): number | null {
  const [measure, setMeasure] = useState<Measure | null>(null)
  const isField = corners.length > 2
  useEffect(() => {
    if (!isField) return
    import('#domain/fields/border/measure.ts').then(
      ({ measureRing }) => setMeasure(() => measureRing),
      () => undefined,
    )
  }, [isField])
  return useMemo(() => (measure && isField ? asHectares(measure(corners).areaM2) : null), [measure, isField, corners])
}
