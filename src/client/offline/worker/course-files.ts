import { isOwn } from '#domain/sync/own-answer.ts'
import { isCourseCache } from './caches.ts'
import { partOf } from './partial.ts'

/** What a lesson shows; an attachment is opened as a page of its own. */
const SHOWN: readonly RequestDestination[] = ['image', 'video', 'audio', 'track']
const isOpened = ({ mode }: Request, { pathname }: URL) => mode === 'navigate' && /^\/api\/|\.\w+$/.test(pathname)

type FileRequest = { request: Request; url: URL; sameOrigin: boolean }

/** Whether a request may be for a file of a course. */
export const isCourseFile = ({ request, url, sameOrigin }: FileRequest) =>
  sameOrigin && (SHOWN.includes(request.destination) || isOpened(request, url))

/** Answers with a file that was saved on this phone, with the part that a video asks for; else with the server's. */
export async function courseFile({ request }: { request: Request }): Promise<Response> {
  const stored = await storedCourseFile(request.url)
  if (!stored) return fetch(request)
  return partOf(stored, request.headers.get('range'))
}

async function storedCourseFile(url: string) {
  for (const cacheName of (await caches.keys()).filter(isCourseCache)) {
    const stored = await caches.match(url, { cacheName, ignoreVary: true })
    if (stored && isOwn(stored)) return stored
  }
}
