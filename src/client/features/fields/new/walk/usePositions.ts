import { useEffect, useRef, useState } from 'react'

/** Why there is no position; null where there is one, or it is looked for. */
export type PositionProblem = 'denied' | 'unavailable' | null

/** Follows the phone's position while `isOn`: each one is handed over as it comes, and the newest is returned. */
export function usePositions(isOn: boolean, onPosition: (position: GeolocationPosition) => void) {
  const [newest, setNewest] = useState<GeolocationPosition | null>(null)
  const [problem, setProblem] = useState<PositionProblem>(null)
  const hand = useRef(onPosition)
  useEffect(() => {
    hand.current = onPosition
  })
  useEffect(() => {
    if (!isOn) return
    if (!navigator.geolocation) return setProblem('unavailable')
    const id = navigator.geolocation.watchPosition(
      (position) => {
        setProblem(null)
        setNewest(position)
        hand.current(position)
      },
      ({ code, PERMISSION_DENIED }) => setProblem(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, maximumAge: 0 },
    )
    return () => navigator.geolocation.clearWatch(id)
  }, [isOn])
  return { newest, problem }
}
