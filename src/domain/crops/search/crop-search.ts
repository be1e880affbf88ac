import { allOf, found, type Names } from '#domain/search.ts'
import { CROP_NAMES } from '../crop-names.ts'
import otherNames from './crop-other-names.json' with { type: 'json' }

type NamedCrop = { name: string; localName: string | null }

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = otherNames

/** What each of our crops is found by: its names in every language, and those that are shown nowhere ('corn'). */
const NAMES = new Map<string, Names>(
  Object.entries(CROP_NAMES).map(([name, names]) => [
    name,
    { shown: [...writtenApart(name), ...Object.values(names)], other: OTHER_NAMES[name] },
  ]),
)

/** 'Taro (eddoe)' are two names. */
export function writtenApart(name: string) {
  return name.split(/[()]/).filter(Boolean)
}

/** Every name of every crop of ours: a word that is one of them is not a misspelling of another. */
export const KNOWN_CROP_NAMES: readonly string[] = [...NAMES.values()].flatMap(allOf)

export function namesOfCrop({ name, localName }: NamedCrop): Names {
  const { shown, other } = NAMES.get(name) ?? { shown: [name] }
  return { shown: localName ? [...shown, localName] : shown, other }
}

/** The things whose crop answers a search, the best first. */
export const foundByCrop = <T>(things: readonly T[], search: string, cropOf: (thing: T) => NamedCrop): T[] =>
  found(things, search, (thing) => namesOfCrop(cropOf(thing)), KNOWN_CROP_NAMES)
