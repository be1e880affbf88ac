import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { TranslationState } from '#domain/operations/translations/translation-state.ts'
import type { TranslationUnit, TranslatorsFile, WrittenFile, WrittenUnit } from './translation-unit.ts'

/** How XLIFF 1.2 calls the states of a translation; what is missing has no target. */
const STATES: Record<Exclude<TranslationState, 'missing'>, string> = {
  draft: 'needs-review-translation',
  reviewed: 'final',
  stale: 'needs-adaptation',
}
const REVIEWED = ['final', 'signed-off']

/** Writes a file of XLIFF 1.2. */
export const writeXliff = ({ tag, units }: WrittenFile): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="kuu" source-language="en" target-language="${tag}" datatype="plaintext">
    <body>
${units.map(unitOf).join('\n')}
    </body>
  </file>
</xliff>
`

const unitOf = ({ key, english, text, state, note }: WrittenUnit) => `      <trans-unit id="${escaped(key)}" xml:space="preserve">
        <source>${escaped(english)}</source>${
          text === null || state === 'missing' ? '' : `\n        <target state="${STATES[state]}">${escaped(text)}</target>`
        }
        <note>${escaped(note)}</note>
      </trans-unit>` // biome-ignore format: as it is written

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' } as const
const escaped = (text: string) => text.replace(/[&<>"\r]/g, (letter) => ENTITIES[letter as keyof typeof ENTITIES])

/** Reads a file of XLIFF 1.2. A document type is refused: only an attack brings entities of its own. */
export function readXliff(content: string): TranslatorsFile {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content)) throw new FileRefusal('A file with a document type is not taken.')
  const root = rootOf(content)
  if (root?.name !== 'xliff' || root.attributes.version !== '1.2')
    throw new FileRefusal('This is not a file of XLIFF 1.2.')
  const [file] = within(root, 'file')
  return {
    tag: file?.attributes['target-language'] ?? null,
    units: within(root, 'trans-unit').flatMap((unit) => readUnit(unit) ?? []),
  }
}

function rootOf(content: string) {
  try {
    return parseXml(content).root
  } catch {
    // What a parser complained about may quote the file; it is deep, cut off or not XML.
    throw new FileRefusal('The file cannot be read as XML. Save it again.')
  }
}

function readUnit(unit: XmlElement): TranslationUnit | null {
  const child = (name: string) => unit.children.find((each) => each instanceof XmlElement && each.name === name)
  const [source, target] = [child('source'), child('target')]
  const key = unit.attributes.id
  if (!key || !source) return null
  const isReviewed = target instanceof XmlElement && REVIEWED.includes(target.attributes.state ?? '')
  return { key, english: textOf(source), text: (target && textOf(target)) || null, isReviewed }
}

/** Every element of a name, in the order of the file. */
function within(root: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const open: XmlNode[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!(node instanceof XmlElement)) continue
    if (node.name === name) found.push(node)
    else open.push(...node.children.toReversed())
  }
  return found
}

/** The text of an element; what a tool wrapped within it is text too. */
const textOf = (node: XmlNode): string => {
  if (node instanceof XmlText) return node.text
  return node instanceof XmlElement ? node.children.map(textOf).join('') : ''
}
