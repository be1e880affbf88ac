import { keysOf } from '../table.ts'
import { type HotlineNumbers, type HotlineSettings, NO_NUMBERS } from './hotlines.ts'

/**
 * Brings an edit of the numbers to those that stand now: a number is written where the writer changed it, and a country
 * goes where the writer took it out. `seen` is what the edit was begun with.
 */
export function mergeHotlines(now: HotlineSettings, mine: HotlineSettings, seen: HotlineSettings): HotlineSettings {
  const listed = new Set([...now.countries, ...mine.countries].map(({ country }) => country))
  const countries = [...listed].flatMap((country) => {
    const [theirs, own, before] = [now, mine, seen].map((all) => all.countries.find((each) => each.country === country))
    const isGone = own ? before && !theirs && !isChanged(own, before) : before
    const standing = theirs ?? own
    return isGone || !standing ? [] : [{ country, ...merged(standing, own ?? standing, before ?? NO_NUMBERS) }]
  })
  return { everywhere: merged(now.everywhere, mine.everywhere, seen.everywhere), countries }
}

const NAMES = keysOf(NO_NUMBERS)
const isChanged = (mine: HotlineNumbers, seen: HotlineNumbers) => NAMES.some((name) => mine[name] !== seen[name])

const merged = (theirs: HotlineNumbers, mine: HotlineNumbers, seen: HotlineNumbers): HotlineNumbers => {
  const chosen = (name: keyof HotlineNumbers) => (mine[name] === seen[name] ? theirs[name] : mine[name])
  return { disease: chosen('disease'), weather: chosen('weather'), whatsapp: chosen('whatsapp'), sms: chosen('sms') }
}
