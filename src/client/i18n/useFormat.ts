import { useSyncExternalStore } from 'react'
import { getCatalogue, subscribe } from './current.ts'

/** How the reader's language writes numbers, days, times and lists. */
export const useFormat = () => useSyncExternalStore(subscribe, getCatalogue, getCatalogue).writing

/** The same of amounts of money. */
export const useMoney = () => useFormat().money
