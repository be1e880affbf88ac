import { getSession } from '#client/phone/session.ts'

/** Where files of a kind go, and how large they may be. */
export type UploadPlace = { path: string; maxBytes: number; tooLarge: string }

/** What came of an upload: the id of the stored file, or why there is none; null where no answer of ours came. */
export type Uploaded = { fileId: string } | { message: string | null }

/**
 * Sends a file to be imported, and says how far it is. It goes compressed where the browser can, which makes a table a
 * tenth as large. A file that is too large is not sent.
 */
export async function uploadFile(
  file: File,
  { path, maxBytes, tooLarge }: UploadPlace,
  onPercent: (percent: number) => void,
): Promise<Uploaded> {
  if (file.size > maxBytes) return { message: tooLarge }
  const packed = await compressed(file)
  const request = new XMLHttpRequest()
  request.open('POST', `${path}?${new URLSearchParams({ file: file.name.slice(0, 200) })}`)
  request.setRequestHeader('Content-Type', 'text/csv')
  const token = getSession()?.token
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
  if (packed) request.setRequestHeader('Content-Encoding', 'gzip')
  request.upload.onprogress = ({ loaded, total }) => onPercent(Math.round((loaded * 100) / Math.max(total, 1)))
  return new Promise((resolve) => {
    request.onloadend = () => resolve(readAnswer(request.responseText))
    request.send(packed ?? file)
  })
}

async function compressed(file: File): Promise<Blob | null> {
  if (!('CompressionStream' in window)) return null
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

function readAnswer(text: string): Uploaded {
  try {
    const { fileId, message } = JSON.parse(text) as { fileId?: string; message?: string }
    return fileId === undefined ? { message: message ?? null } : { fileId }
  } catch {
    return { message: null }
  }
}
