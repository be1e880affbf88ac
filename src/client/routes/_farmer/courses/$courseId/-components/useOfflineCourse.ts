import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useOnline } from '#client/offline/connection.ts'
import { measureFiles, sizeOfAll } from '#client/offline/saved-courses/measure-course.ts'
import { useSavedCourses } from '#client/offline/saved-courses/saved-courses.ts'
import { startSaving, useSaving } from '#client/offline/saved-courses/saving.ts'

/**
 * A course as it is on this phone, and what saving it would take; undefined until the phone's store is read. A saved
 * course that has changed since is saved anew as soon as its screen is open with a connection.
 */
export function useOfflineCourse(id: string) {
  const isOnline = useOnline()
  const list = useSavedCourses()
  const saving = useSaving(id)
  const saved = list?.find((each) => each.id === id)
  // Asked at each visit: it costs some 200 bytes, and tells of a change at once.
  const { data: offline } = trpc.learning.courses.offline.useQuery({ id }, { refetchOnMount: 'always' })
  const { data: size } = useQuery({
    queryKey: ['size of a course', id, offline?.version],
    queryFn: async ({ signal }) => {
      const { files, leftOut } = await measureFiles(offline?.files ?? [], signal)
      return { bytes: (offline?.bytes ?? 0) + sizeOfAll(files), leftOut }
    },
    enabled: offline !== undefined && isOnline && !saved?.isWhole,
    persister: undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isOutdated = isOnline && saved?.isWhole === true && offline !== undefined && offline.version !== saved.version
  useEffect(() => {
    if (isOutdated) void startSaving(id)
  }, [isOutdated, id])
  return { isKnown: list !== undefined, saved, saving, size }
}
