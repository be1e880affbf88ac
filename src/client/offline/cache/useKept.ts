import { useQuery } from '@tanstack/react-query'
import { readKept } from './storage.ts'

/** How Kuu is kept on this phone, asked anew by each screen that shows it. */
export const useKept = () =>
  useQuery({ queryKey: ['kept on this phone'], queryFn: readKept, persister: undefined, staleTime: 0 })
