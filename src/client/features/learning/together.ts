export type QueryState<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }

/** Two queries as one: it is answered when both are. */
export const together = <A extends object, B extends object>(
  one: QueryState<A>,
  other: QueryState<B>,
): QueryState<[A, B]> => ({
  data: one.data && other.data && [one.data, other.data],
  error: one.data ? other.error : one.error,
  isFetching: one.isFetching || other.isFetching,
  refetch: () => void Promise.all([one.refetch(), other.refetch()]),
})
