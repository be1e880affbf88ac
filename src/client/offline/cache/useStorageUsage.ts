import { useQuery } from '@tanstack/react-query'
import { readStorageUsage } from './storage.ts'

/** Kuu's storage on this phone, read anew by each screen that shows it. */
export const useStorageUsage = () =>
  useQuery({ queryKey: ['kept on this phone'], queryFn: readStorageUsage, persister: undefined, staleTime: 0 })
