import { useState } from 'react'
import { findPosition } from '#client/phone/find-position.ts'
import type { Position } from '#domain/fields/border/ring.ts'

/** Where the phone is, once it was asked. */
export type OwnPosition = {
  position: { at: Position; accuracyM: number } | null
  state: 'idle' | 'finding' | 'notFound'
  find: () => void
}

/** The phone's position, which is looked for when somebody asks. */
export function useOwnPosition(): OwnPosition {
  const [position, setPosition] = useState<OwnPosition['position']>(null)
  const [state, setState] = useState<OwnPosition['state']>('idle')
  const find = () => {
    setState('finding')
    findPosition().then(
      ({ longitude, latitude, accuracy }) => {
        setPosition({ at: [longitude, latitude], accuracyM: accuracy })
        setState('idle')
      },
      () => setState('notFound'),
    )
  }
  return { position, state, find }
}
