import { useState } from 'react'

type HarvestDay = { set: (day: string) => void; wasByHand?: boolean }

/** The harvest day follows from the crop and its planting day, unless the user has set it. */
export function useHarvestDay({ set, wasByHand = false }: HarvestDay) {
  const [isByHand, setByHand] = useState(wasByHand)
  return {
    isByHand,
    follow: (day: string | null) => {
      if (!isByHand) set(day ?? '')
    },
    choose: (day: string) => {
      set(day)
      setByHand(true)
    },
  }
}
