/** What a farmer sends to hear the forecast of a field; the word is understood in every language. */
export const rainMessage = (code: string) => `RAIN ${code}`

/** What a QR code of a card says: a phone that reads it opens a text message to Kuu, where its number is known. */
export const cardLink = (code: string, number: string | null) =>
  number === null ? rainMessage(code) : `SMSTO:${number}:${rainMessage(code)}`
