export type Weight = 'regular' | 'bold'
/** The width of a text at a size, as its painter draws it. */
export type Measure = (text: string, size: number, weight: Weight) => number

export const LINE_HEIGHT = 1.3

type Room = { size: number; smallest: number; width: number; lines: number; weight: Weight }

/**
 * Breaks a text into lines that fit a width, at the largest size at which they are few enough. At the smallest size
 * there may be more lines: nothing is cut off.
 */
export function setText(text: string, { size, smallest, width, lines: most, weight }: Room, measure: Measure) {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean)
  for (let tried = size; ; tried--) {
    const fits = (line: string) => measure(line, tried, weight) <= width
    const lines = joined(words, ' ', fits)
    const isWhole = lines.length <= most && lines.every(fits)
    if (isWhole || tried <= smallest)
      return lines.flatMap((line) => broken(line, fits)).map((line) => ({ text: line, size: tried }))
  }
}

/** Puts parts together for as long as the line fits. */
function joined(parts: string[], between: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = lines.length > 0 ? lines.at(-1) + between + part : part
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

/** A line of one word that is too long is broken between two of the letters that a reader sees. */
const broken = (line: string, fits: (line: string) => boolean) =>
  fits(line) ? [line] : joined(lettersOf(line), '', fits)

/** Firefox 102 has no segmenter: there a letter is a character. */
const lettersOf = (line: string) =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment) : [...line]
