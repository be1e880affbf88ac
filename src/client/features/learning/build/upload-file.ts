import { getSession } from '#client/phone/session.ts'

export type UploadOptions = {
  /** Called with how much is sent, in percent. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** The server's own words for why it refused a file. */
export class UploadRefused extends Error {}

/** Sends a file as it is. XMLHttpRequest, because fetch does not tell how much is sent. */
export const uploadFile = <Answer>(url: string, file: File, { onProgress, signal }: UploadOptions): Promise<Answer> =>
  new Promise((done, failed) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    const token = getSession()?.token
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total))
    request.onload = () => (request.status === 200 ? done(request.response as Answer) : failed(refusal(request)))
    request.onerror = () => failed(new Error('The connection broke off'))
    request.onabort = () => failed(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })

function refusal({ response }: XMLHttpRequest) {
  const message: unknown = (response as { message?: unknown } | null)?.message
  return typeof message === 'string' ? new UploadRefused(message) : new Error('The server gave no reason')
}
