import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { FieldFileRefusal } from '#domain/fields/formats/read/field-file-refusal.ts'

/** The root of a file of XML. A document type is refused: only an attack brings entities of its own. */
export function xmlRoot(content: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content)) throw new FieldFileRefusal('fileDocType')
  try {
    const { root } = parseXml(content, { ignoreUndefinedEntities: true })
    if (root) return root
  } catch {
    // What a parser complains about may quote the file; it is deep, cut off or not XML.
  }
  throw new FieldFileRefusal('fileNotXml')
}

/** An element's name without the prefix of its namespace: some programs write `<gx:Track>`, others `<Track>`. */
export const localName = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)

export const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((each) => each instanceof XmlElement)

export const childrenOf = (element: XmlElement, name: string) =>
  elementsOf(element).filter((each) => localName(each) === name)

/** The elements of a name below another one, however deep, in the order of the file. */
export function within(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((each) => (localName(each) === name ? [each] : within(each, name)))
}

export const textOf = (element: XmlElement | undefined): string => (element ? textWithin(element).trim() : '')

const textWithin = (node: XmlNode): string => {
  if (node instanceof XmlText) return node.text
  return node instanceof XmlElement ? node.children.map(textWithin).join('') : ''
}
