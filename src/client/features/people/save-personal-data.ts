import { fetchFile } from '#client/api/fetch-file.ts'
import { today } from '#client/phone/clock.ts'

/** Saves a person's data as a file: JSON, or a zip where there are photos. Returns the name of the file. */
export async function savePersonalData(path: string, name: string): Promise<string> {
  const data = await fetchFile(path, 'application/zip, application/json')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = `${name}-${today()}.${data.type.startsWith('application/zip') ? 'zip' : 'json'}`
  link.click()
  // The browser reads the file later; a minute is enough for a slow one.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return link.download
}
