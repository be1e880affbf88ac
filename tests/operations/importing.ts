import { DEMO_ADMIN } from '#domain/people/demo.ts'
import { startServer } from './server.ts'

type Phase = { state: string; phase?: string }
/** Whether an import has still to write; one that is over is waited for no longer. */
export const isBeforeWriting = ({ state, phase }: Phase) => state === 'running' && phase !== 'writing'

/** Where a kind of file is uploaded, and the procedures that import it. */
type Importing = { upload: string; start: string; state: string; file: string }

/** A demo that runs, whose administrator imports a file; `State` is what is looked at while it does. */
export async function importingServer<State extends Phase = Phase>(
  folder: string,
  { upload, start, state, file }: Importing,
) {
  const server = await startServer({ KUU_DATA: folder, KUU_DEMO: '1' })
  const login = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ADMIN),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
  const json = { ...headers, 'content-type': 'application/json' }
  const answerOf = async <T>(answer: Response) => ((await answer.json()) as { result: { data: { json: T } } }).result.data.json // biome-ignore format: one row
  return {
    ...server,
    headers,
    async start() {
      const sent = await fetch(server.url + upload, { method: 'POST', headers, body: file })
      const { fileId } = (await sent.json()) as { fileId: string }
      const body = JSON.stringify({ json: { fileId, isDryRun: false } })
      return answerOf<{ importId: string }>(await fetch(`${server.url}/trpc/${start}`, { method: 'POST', headers: json, body })) // biome-ignore format: one row
    },
    async stateOf(input: { importId: string }) {
      const query = new URLSearchParams({ input: JSON.stringify({ json: input }) })
      return answerOf<State>(await fetch(`${server.url}/trpc/${state}?${query}`, { headers }))
    },
  }
}
