import { namesOfCrop } from '#domain/crops/search/crop-search.ts'
import { allOf, searchWords } from '#domain/search.ts'

type NamedCrop = { id: string; name: string; localName: string | null }

/** In brackets these say that it is not the crop itself that is sold, or not what farmers sell. */
const PROCESSED = /\b(flour|meal|juice|oil|powder|paste|canned|tinned|frozen|dried|roasted|instant|food aid)\b/i

/**
 * Which crop a commodity of the World Food Programme is: 'Maize (white, dry)' is maize, 'Millet (finger)' finger millet.
 * Its name must be a name of the crop, or the last word of one crop's alone ('Yam', 'Oranges'). Wrong letters are not
 * forgiven here, because 'Milk' is one letter from 'milo', and a wrong crop is worse than a question.
 */
export function commodityMatcher(crops: readonly NamedCrop[]) {
  const names = crops.flatMap((crop) =>
    allOf(namesOfCrop(crop)).map((name) => ({ id: crop.id, words: singular(name) })),
  )
  const byName = Map.groupBy(names, ({ words }) => words.join(' '))
  const byLastWord = Map.groupBy(names, ({ words }) => words.at(-1) ?? '')
  return (commodity: string): string | null => {
    const [, base = commodity, qualifiers = ''] = /^([^(]+)\(([^)]*)/.exec(commodity) ?? []
    if (PROCESSED.test(qualifiers)) return null
    const name = singular(base)
    const ofKind = qualifiers.split(',').map((kind) => [...singular(kind), ...name].join(' '))
    const exact = [...ofKind, name.join(' ')].map((each) => onlyCrop(byName.get(each))).find((id) => id !== null)
    return exact ?? (name.length === 1 ? onlyCrop(byLastWord.get(name[0]!)) : null)
  }
}

/** The crop of these names, where all are of one. */
const onlyCrop = (names: readonly { id: string }[] = []) =>
  names.length > 0 && names.every(({ id }) => id === names[0]!.id) ? names[0]!.id : null

const singular = (name: string) => searchWords(name).map(singularOf)

function singularOf(word: string) {
  if (word.length < 4) return word
  if (word.endsWith('oes')) return word.slice(0, -2)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** A commodity as the choices of administrators name it: small letters, single spaces. */
export const commodityKey = (commodity: string) => commodity.trim().toLowerCase().replaceAll(/\s+/g, ' ')
