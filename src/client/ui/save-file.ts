/** Saves a text as a file among the downloads. */
export function saveFile(name: string, type: string, content: BlobPart) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // The browser reads the file after this turn; a minute is enough for the slowest.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
