import { askServer } from '#client/offline/connection.ts'
import { getSession } from '#client/phone/session.ts'

/**
 * The bytes of a file of the API, as one of its types. With the session's token: the cookie that a link would send
 * expires before the session. With a body it is a POST.
 */
export async function fetchFile(path: string, type: string, body?: object): Promise<Blob> {
  const token = getSession()?.token
  const answer = await askServer(`/api${path}`, {
    headers: {
      accept: type,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`)
  return answer.blob()
}
