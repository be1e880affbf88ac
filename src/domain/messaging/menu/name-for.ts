import { romanized } from '../../people/names/ethiopic-names.ts'
import { gsmText } from '../gsm/gsm-text.ts'
import { fitsPlainLetters } from '../gsm/sms-text.ts'

/**
 * A name as it stands in a text: in Latin letters where the text is in them. A name without a spelling there (Arabic
 * leaves out the vowels) stays in its own letters.
 */
export function nameFor(text: string, name: string) {
  if (!fitsPlainLetters(text)) return name
  const latin = romanized(name)
  return fitsPlainLetters(latin) ? gsmText(latin) : name
}

/** A name to greet with; '' where it has no spelling in the letters of the text. */
export function greetingName(text: string, name: string) {
  const shown = nameFor(text, name)
  return fitsPlainLetters(text) && !fitsPlainLetters(shown) ? '' : shown
}
