import { useEffect } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useSession } from '#client/phone/session.ts'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'

const SEARCHED = 100
const LATEST = 10
const ASK_AGAIN_MS = 15_000

/** Whether a farmer's payment for a course is still on its way. Once it has arrived, the course is asked for again. */
export function useCoursePayment({ title, price }: CourseDetail): boolean {
  const utils = trpc.useUtils()
  const isFarmer = useSession()?.user.role === 'farmer'
  const { data } = trpc.finance.transactions.list.useQuery(
    { search: title.slice(0, SEARCHED), type: 'debit', limit: LATEST },
    {
      enabled: isFarmer && price > 0,
      select: ({ items }) => items.find(({ category }) => category === 'course')?.status,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ category, status }) => category === 'course' && status === 'pending')
          ? ASK_AGAIN_MS
          : false,
    },
  )
  useEffect(() => {
    if (data === 'completed') void utils.learning.courses.invalidate()
  }, [data, utils])
  return data === 'pending'
}
