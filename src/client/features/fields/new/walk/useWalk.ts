import { useCallback, useEffect, useRef, useState } from 'react'
import { beginWalk, dropWalk, type KeptWalk, keepEvent, readWalk } from '#client/offline/walk/kept-walk.ts'
import { newId } from '#client/phone/new-id.ts'
import { serverNow } from '#client/phone/server-clock.ts'
import { afterEvent, NOTHING_WALKED, type WalkEvent, type Walked } from '#domain/fields/border/walked.ts'
import { orderedId } from '#domain/sync/ordered-id.ts'
import { targetOf } from '../target.ts'
import { useTarget } from '../useTarget.ts'

/** A walk that is under way; `startedAt` is by the phone's clock, as its positions are. */
export type OpenWalk = Omit<KeptWalk, 'events'> & { walked: Walked }

/**
 * The walk of this phone: undefined while it is read, null where none is under way. What happens is shown once the phone
 * has kept it, so that a battery that ends takes nothing that was seen.
 */
export function useWalk() {
  const [walk, setWalk] = useState<OpenWalk | null>()
  const { search } = useTarget()
  const [isKept, setKept] = useState(true)
  const events = useRef(0)
  useEffect(() => {
    void readWalk().then((kept) => {
      events.current = kept?.events.length ?? 0
      setWalk(kept && { ...kept, walked: kept.events.reduce(afterEvent, NOTHING_WALKED) })
    })
  }, [])
  const begin = () => {
    const beginning = {
      id: orderedId(newId(), Date.now()),
      startedAt: new Date().toISOString(),
      target: targetOf(search),
    }
    events.current = 0
    void beginWalk(beginning).then((isStored) => {
      setKept(isStored)
      setWalk({ ...beginning, walked: NOTHING_WALKED })
    })
  }
  const tell = useCallback((event: WalkEvent) => {
    events.current += 1
    void keepEvent(events.current, event).then((isStored) => {
      setKept(isStored)
      setWalk((now) => now && { ...now, walked: afterEvent(now.walked, event) })
    })
  }, [])
  const discard = () => {
    void dropWalk()
    setWalk(null)
  }
  return { walk, isKept, begin, tell, discard }
}

/** A walk as the contract takes it: its beginning by the server's clock. */
export const sentWalk = ({ startedAt, walked: { fixes } }: OpenWalk) => ({
  startedAt: new Date(Date.parse(startedAt) + serverNow() - Date.now()).toISOString(),
  fixes: fixes.map(([...fix]): [number, number, number, number] => [...fix]),
})
