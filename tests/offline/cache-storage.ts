type Stored = { body: Blob; headers: [string, string][] }

/** Cache Storage in memory, as much of it as Kuu uses; `room` is how many bytes fit into it. */
export function cacheStorage(origin: string) {
  const all = new Map<string, Map<string, Stored>>()
  const phone = { room: Number.POSITIVE_INFINITY }
  const hrefOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href
  const answer = (stored: Stored | undefined) => stored && new Response(stored.body, { headers: stored.headers })
  const filesOf = (name: string) => {
    const files = all.get(name) ?? new Map<string, Stored>()
    all.set(name, files)
    return files
  }
  const cacheOf = (name: string) => ({
    put: async (request: RequestInfo, response: Response) => {
      const body = await response.blob()
      if (body.size > phone.room) throw new DOMException('', 'QuotaExceededError')
      phone.room -= body.size
      filesOf(name).set(hrefOf(request), { body, headers: [...response.headers] })
    },
    match: async (request: RequestInfo) => answer(filesOf(name).get(hrefOf(request))),
    keys: async () => [...filesOf(name).keys()].map((url) => new Request(url)),
    delete: async (request: RequestInfo) => filesOf(name).delete(hrefOf(request)),
  })
  const caches = {
    open: async (name: string) => {
      filesOf(name)
      return cacheOf(name)
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo, { cacheName }: { cacheName: string }) =>
      answer(all.get(cacheName)?.get(hrefOf(request))),
  }
  return { caches, phone, all }
}
