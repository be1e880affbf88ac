import { parseXml } from '@rgrove/parse-xml'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import type { FilePart, FileUnit, TranslatorsFile } from '../translation-unit.ts'
import { childOf, scopedRoot, textOf, within, type XliffElement } from './xliff-elements.ts'

const REVIEWED = ['final', 'signed-off']

/** Reads a file of XLIFF 1.2. A document type is refused: only an attack brings entities of its own. */
export function readXliff(content: string): TranslatorsFile {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content)) throw new FileRefusal('A file with a document type is not taken.')
  const root = rootOf(content)
  if (root?.name !== 'xliff' || root.attributes.version !== '1.2')
    throw new FileRefusal('This is not a file of XLIFF 1.2.')
  return { parts: within(root, ['file']).map(partOf), obsolete: 0 }
}

function rootOf(content: string) {
  try {
    const { root } = parseXml(content)
    return root && scopedRoot(root)
  } catch {
    // What a parser complained about may quote the file; it is deep, cut off or not XML.
    throw new FileRefusal('The file cannot be read as XML. Save it again.')
  }
}

const partOf = (file: XliffElement): FilePart => ({
  tag: file.attributes['target-language'] ?? null,
  units: within(file, ['trans-unit', 'bin-unit']).map(readUnit),
})

/** A unit without a source, as of a picture, has no message. */
function readUnit(unit: XliffElement): FileUnit {
  const [source, target, note] = ['source', 'target', 'note'].map((name) => childOf(unit, name))
  const { id = '', resname = '', approved } = unit.attributes
  const { state = '', 'state-qualifier': qualifier } = target?.attributes ?? {}
  const isReviewed = target !== undefined && (approved === 'yes' || (approved !== 'no' && REVIEWED.includes(state)))
  return {
    key: source && id ? id : null,
    hints: source ? [resname, textOf(note).split('\n')[0]!.trim()] : [],
    english: textOf(source),
    text: textOf(target) || null,
    isReviewed,
    guess: qualifier === 'fuzzy-match' && !isReviewed ? { of: null, isOnlyIfNew: false } : null,
  }
}
