import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** A level of a list: how its first paragraph is numbered; null where it has signs in place of numbers. */
type Level = { start: number | null; style: string | undefined }
type Numbering = {
  /** The levels of each definition of a list. */
  levels: Map<string, Map<string, Level>>
  /** The lists, each by a definition, and where a list begins otherwise than its definition says. */
  lists: Map<string, { definition: string; starts: Map<string, number> }>
}
/** Where a paragraph stands: in which list, on which level, with which style. */
export type Place = { list: string | undefined; level: string; style: string | undefined }

export const elementsOf = ({ children }: XmlElement) => children.filter((child) => child instanceof XmlElement)
export const childOf = (element: XmlElement | undefined, name: string) =>
  element && elementsOf(element).find((each) => each.name === name)
export const wordVal = (element: XmlElement | undefined, name: string) => childOf(element, name)?.attributes['w:val']

/** Says which number each paragraph of a document has, asked one after the other; null for one without a number. */
export function numberedBy(xml: string): (place: Place) => number | null {
  const numbering = numberingOf(xml)
  /** How far each definition has counted, on each of its levels; lists of one definition count on. */
  const counted = new Map<string, Map<string, number>>()
  const begun = new Set<string>()
  return (place) => {
    const { definition, level, start } = levelOf(numbering, place) ?? {}
    if (!definition || level === undefined || start === undefined || start === null) return null
    const counts = counted.get(definition) ?? new Map<string, number>()
    const restart = begun.has(`${place.list} ${level}`) ? undefined : numbering.lists.get(place.list ?? '')?.starts.get(level) // biome-ignore format: one line
    begun.add(`${place.list} ${level}`)
    const number = restart ?? (counts.get(level) ?? start - 1) + 1
    // What is below begins anew.
    const above = [...counts].filter(([each]) => Number(each) < Number(level))
    counted.set(definition, new Map([...above, [level, number]]))
    return number
  }
}

/** By the list that a paragraph names, or else by the level that is meant for its style. */
function levelOf({ levels, lists }: Numbering, { list, level, style }: Place) {
  if (list !== undefined) {
    const definition = lists.get(list)?.definition ?? ''
    return { definition, level, start: levels.get(definition)?.get(level)?.start }
  }
  for (const [definition, of] of levels)
    for (const [each, { style: meant, start }] of of)
      if (style !== undefined && meant === style) return { definition, level: each, start }
  return undefined
}

function numberingOf(xml: string): Numbering {
  const root = parseXml(xml).root
  const all = root ? elementsOf(root) : []
  const named = (name: string) => all.filter((element) => element.name === name)
  return {
    levels: new Map(
      named('w:abstractNum').map((definition) => [
        definition.attributes['w:abstractNumId'] ?? '',
        levelsOf(definition),
      ]),
    ),
    lists: new Map(
      named('w:num').map((list) => [
        list.attributes['w:numId'] ?? '',
        { definition: wordVal(list, 'w:abstractNumId') ?? '', starts: startsOf(list) },
      ]),
    ),
  }
}

const levelsOf = (definition: XmlElement) =>
  new Map(
    elementsOf(definition)
      .filter(({ name }) => name === 'w:lvl')
      .map((level): [string, Level] => [
        level.attributes['w:ilvl'] ?? '0',
        { start: isNumbered(level) ? whole(wordVal(level, 'w:start'), 0) : null, style: wordVal(level, 'w:pStyle') },
      ]),
  )

const isNumbered = (level: XmlElement) => !['bullet', 'none'].includes(wordVal(level, 'w:numFmt') ?? 'decimal')

const startsOf = (list: XmlElement) =>
  new Map(
    elementsOf(list)
      .filter((each) => each.name === 'w:lvlOverride' && childOf(each, 'w:startOverride'))
      .map((each) => [each.attributes['w:ilvl'] ?? '0', whole(wordVal(each, 'w:startOverride'), 1)]),
  )

const whole = (text: string | undefined, otherwise: number) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : otherwise)
