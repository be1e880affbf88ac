import { keysOf } from '../table.ts'
import { type HotlineNumbers, type HotlineSettings, NO_NUMBERS } from './hotlines.ts'

/**
 * Brings an edit of the numbers to those that stand now: a number is written where the writer changed it, and a country
 * goes where the writer took it out. `seen` is what the edit was begun with.
 */
export function mergeHotlines(now: HotlineSettings, mine: HotlineSettings, seen: HotlineSettings): HotlineSettings {
  const countries = ofCountries(now, mine, seen).flatMap(({ country, theirs, own, before }) => {
    const isGone = own ? before && !theirs && !isChanged(own, before) : before
    const standing = theirs ?? own
    return isGone || !standing ? [] : [{ country, ...merged(standing, own ?? standing, before ?? NO_NUMBERS) }]
  })
  return { everywhere: merged(now.everywhere, mine.everywhere, seen.everywhere), countries }
}

/** A number that two people changed to different ones; of a country that one took out and the other changed, all of them. */
export type HotlineClash = { field: string; mine: string | null; theirs: string | null }

/** What an edit would overwrite that somebody else has changed since it was begun. Fields are named 'GH.disease'. */
export function hotlineClashes(now: HotlineSettings, mine: HotlineSettings, seen: HotlineSettings): HotlineClash[] {
  const ofCountry = ofCountries(now, mine, seen).flatMap(({ country, theirs, own, before }) => {
    if (own) return clashes(country, theirs ?? NO_NUMBERS, own, before ?? NO_NUMBERS)
    const all = before && theirs && isChanged(theirs, before) && listed(theirs)
    return all ? [{ field: country, mine: null, theirs: all }] : []
  })
  return [...clashes('everywhere', now.everywhere, mine.everywhere, seen.everywhere), ...ofCountry]
}

/** Each country that somebody has now, with its numbers in the three copies. */
function ofCountries(now: HotlineSettings, mine: HotlineSettings, seen: HotlineSettings) {
  const countries = new Set([...now.countries, ...mine.countries].map(({ country }) => country))
  return [...countries].map((country) => {
    const [theirs, own, before] = [now, mine, seen].map((all) => all.countries.find((each) => each.country === country))
    return { country, theirs, own, before }
  })
}

const NAMES = keysOf(NO_NUMBERS)
const isChanged = (mine: HotlineNumbers, seen: HotlineNumbers) => NAMES.some((name) => mine[name] !== seen[name])
const listed = (numbers: HotlineNumbers) => NAMES.flatMap((name) => numbers[name] ?? []).join(', ')

const clashes = (place: string, theirs: HotlineNumbers, mine: HotlineNumbers, seen: HotlineNumbers) =>
  NAMES.filter((name) => new Set([theirs[name], mine[name], seen[name]]).size === 3).map((name) => ({
    field: `${place}.${name}`,
    mine: mine[name],
    theirs: theirs[name],
  }))

const merged = (theirs: HotlineNumbers, mine: HotlineNumbers, seen: HotlineNumbers): HotlineNumbers => {
  const chosen = (name: keyof HotlineNumbers) => (mine[name] === seen[name] ? theirs[name] : mine[name])
  return { disease: chosen('disease'), weather: chosen('weather'), whatsapp: chosen('whatsapp'), sms: chosen('sms') }
}
