import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import type { Part } from '#domain/learning/lesson-text.ts'
import { childOf, elementsOf, numberedBy, wordVal } from './list-levels.ts'

type Parts = (string | Part)[]

/** Around a number that goes through mammoth, which counts every list from 1: signs that no document has (private use). */
const BEGIN = '\ue000'
const END = '\ue001'

/** Writes before the words of each numbered paragraph which number it has. */
export function withListNumbers(xml: string, numbering: string | undefined): string {
  const text = xml.replaceAll(BEGIN, '').replaceAll(END, '')
  const { root } = parseXml(text, { includeOffsets: true })
  if (!numbering || !root) return text
  const numberOf = numberedBy(numbering)
  const pieces: string[] = []
  let from = 0
  for (const properties of paragraphProperties(root)) {
    const list = childOf(properties, 'w:numPr')
    const place = { list: wordVal(list, 'w:numId'), level: wordVal(list, 'w:ilvl') ?? '0', style: wordVal(properties, 'w:pStyle') } // biome-ignore format: one row
    const number = numberOf(place)
    if (number === null) continue
    pieces.push(text.slice(from, properties.end), `<w:r><w:t>${BEGIN}${number}${END}</w:t></w:r>`)
    from = properties.end
  }
  return pieces.join('') + text.slice(from)
}

/** What a document says of its paragraphs, from the first to the last. */
function* paragraphProperties(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    const properties = child.name === 'w:p' ? childOf(child, 'w:pPr') : undefined
    if (properties) yield properties
    yield* paragraphProperties(child)
  }
}

const isPart = (part: string | Part): part is Part => typeof part !== 'string'

/** Takes the numbers out of what mammoth read: each list begins at the number of its first item. */
export function withStarts(parts: Parts): Parts {
  return parts.flatMap((part): Parts => {
    if (!isPart(part)) return [part.replace(NUMBER, '')]
    if (part.is !== 'numbered') return [{ ...part, parts: withStarts(part.parts) }]
    return listsOf(part).map(({ start, parts: items }) => ({ ...part, start, parts: withStarts(items) }))
  })
}

const NUMBER = new RegExp(`${BEGIN}(\\d+)${END}`, 'g')

/** A list for each stretch of items that count on; one without numbers, as of notes, stays as it is. */
function listsOf(list: Part & { is: 'numbered' }) {
  const lists: { start: number; parts: Part[] }[] = []
  for (const item of list.parts.filter(isPart)) {
    const number = numberOfItem(item)
    const last = lists.at(-1)
    if (last && (number === null || number === last.start + last.parts.length)) last.parts.push(item)
    else lists.push({ start: number ?? list.start, parts: [item] })
  }
  return lists
}

/** What stands before the first words of an item. */
function numberOfItem({ parts }: Part): number | null {
  const [first] = parts
  if (first === undefined) return null
  if (isPart(first)) return numberOfItem(first)
  const found = new RegExp(NUMBER.source).exec(first)
  return found ? Number(found[1]) : null
}
