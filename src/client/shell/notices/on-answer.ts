import { queryClient } from '#client/api/query-client.ts'

/** Calls back when an answer has come or failed. */
export const onAnswer = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)
