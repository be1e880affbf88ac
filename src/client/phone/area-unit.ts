import { useSyncExternalStore } from 'react'
import { getSession } from '#client/phone/session.ts'
import { type AreaUnit, areaUnitOf, isAreaUnit } from '#domain/crops/area-unit.ts'

const KEY = 'kuu-area-unit'
const listeners = new Set<() => void>()

/** As chosen on this phone, else as the farmer's country measures; staff, whose lists are of many countries, have hectares. */
function areaUnit(): AreaUnit {
  const chosen = localStorage.getItem(KEY)
  if (isAreaUnit(chosen)) return chosen
  const user = getSession()?.user
  return user && user.role !== 'farmer' ? 'hectare' : areaUnitOf(user?.location ?? user?.preferredLocation)
}

export function chooseAreaUnit(unit: AreaUnit) {
  localStorage.setItem(KEY, unit)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAreaUnit = () => useSyncExternalStore(subscribe, areaUnit, areaUnit)
