import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** A piece of a formula as a run of text, on the line, above or below it. */
type Piece = { text: string; place: 'line' | 'superscript' | 'subscript' }

/** What begins and ends a formula; a paragraph of formulas adds nothing to those in it. */
const BEGIN = /<m:oMath(?:\s[^<>]*)?>/
const END = '</m:oMath>'
const PARAGRAPH = /<\/?m:oMathPara(?:\s[^<>]*)?>/g

/**
 * Writes the formulas of a text as runs (ECMA-376, part 1, section 22.1), for mammoth passes over them: what is raised or
 * lowered stays so, a fraction is `a/b`. A formula that is more than that stays, and is counted.
 */
export function withPlainFormulas(xml: string) {
  // What has no end has none further on either.
  return xml
    .replace(PARAGRAPH, '')
    .split(END)
    .map((before, at, all) => (at < all.length - 1 ? withPlainFormula(before) : before))
    .join('')
}

/** A text that a formula ends. */
function withPlainFormula(text: string) {
  const begin = BEGIN.exec(text)
  if (!begin) return text + END
  const inside = text.slice(begin.index + begin[0].length)
  try {
    const { root } = parseXml(`<m>${inside}</m>`)
    if (root) return text.slice(0, begin.index) + piecesOf(root).map(runOf).join('')
  } catch {
    // It is no plain one: it stays as it is.
  }
  return text + END
}

const runOf = ({ text, place }: Piece) =>
  `<w:r><w:rPr>${place === 'line' ? '' : `<w:vertAlign w:val="${place}"/>`}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => SIGNS[sign]!)

const piecesOf = (parent: XmlElement): Piece[] => elementsOf(parent).flatMap((element) => PARTS[element.name]?.(element) ?? unknown(element)) // biome-ignore format: one line
const elementsOf = ({ children }: XmlElement) => children.filter((child) => child instanceof XmlElement)
const child = (element: XmlElement, name: string) => elementsOf(element).find((each) => each.name === name)
const within = (element: XmlElement, name: string): Piece[] => {
  const found = child(element, name)
  return found ? piecesOf(found) : []
}

const unknown = ({ name }: XmlElement): never => {
  throw new Error(`${name} is no plain formula`)
}

const line = (text: string): Piece => ({ text, place: 'line' })

function placed(pieces: Piece[], place: Piece['place']): Piece[] {
  if (pieces.some((piece) => piece.place !== 'line')) throw new Error('Two steps above the line are no plain formula')
  return pieces.map(({ text }) => ({ text, place }))
}

/** In brackets where it is more than one sign, and has none. */
function grouped(pieces: Piece[]) {
  const isOne = pieces.filter(({ place }) => place === 'line').length <= 1
  const isBracketed = pieces[0]?.text === '(' && pieces.at(-1)?.text === ')'
  return isOne || isBracketed ? pieces : [line('('), ...pieces, line(')')]
}

const signOf = (element: XmlElement, part: string, name: string, otherwise: string) => {
  const properties = child(element, part)
  return (properties && child(properties, name)?.attributes['m:val']) ?? otherwise
}

const PARTS: Record<string, (element: XmlElement) => Piece[]> = {
  'm:r': (element) => [
    line(
      elementsOf(element)
        .flatMap((each) => (each.name === 'm:t' ? [each.text] : []))
        .join(''),
    ),
  ],
  'm:sSup': (element) => [...grouped(within(element, 'm:e')), ...placed(within(element, 'm:sup'), 'superscript')],
  'm:sSub': (element) => [...grouped(within(element, 'm:e')), ...placed(within(element, 'm:sub'), 'subscript')],
  'm:sSubSup': (element) => [
    ...grouped(within(element, 'm:e')),
    ...placed(within(element, 'm:sub'), 'subscript'),
    ...placed(within(element, 'm:sup'), 'superscript'),
  ],
  // With a space on both sides: 1 and a half is '1 1/2', and never '11/2'.
  'm:f': (element) => [
    line(' '),
    ...grouped(within(element, 'm:num')),
    line('/'),
    ...grouped(within(element, 'm:den')),
    line(' '),
  ],
  'm:d': (element) => [
    line(signOf(element, 'm:dPr', 'm:begChr', '(')),
    ...within(element, 'm:e'),
    line(signOf(element, 'm:dPr', 'm:endChr', ')')),
  ],
  'w:rPr': () => [],
  'm:ctrlPr': () => [],
  'w:bookmarkStart': () => [],
  'w:bookmarkEnd': () => [],
}
