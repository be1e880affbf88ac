/**
 * The part of a stored file that a request asks for, as a video does (RFC 9110, section 14): 206 with the part, or 416
 * where the file ends before it. Whoever asks for no part, or for several, gets the whole file.
 */
export async function partOf(stored: Response, range: string | null): Promise<Response> {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (!first && !last) return stored
  const file = await stored.blob()
  const from = first ? Number(first) : Math.max(0, file.size - Number(last))
  const to = first && last ? Math.min(Number(last), file.size - 1) : file.size - 1
  if (from > to) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } })
  const headers = new Headers(stored.headers)
  headers.set('Content-Range', `bytes ${from}-${to}/${file.size}`)
  headers.set('Content-Length', String(to - from + 1))
  return new Response(file.slice(from, to + 1), { status: 206, headers })
}
