/** How many days before a price are its series' last year. */
export const YEAR_DAYS = 365
const MAX_TIMES = 5

/** Whether a price is more than five times, or less than a fifth of what its series usually shows. */
export const isDoubtful = (price: number, usual: number | null) =>
  usual !== null && (price > usual * MAX_TIMES || price < usual / MAX_TIMES)

/** A price that a person types is asked about from fewer times on: nobody looks at a list of samples before it is written. */
const MAX_TYPED_TIMES = 3

/** Whether a typed price is more than three times, or less than a third of the last one of its market; null is none. */
export const isFarOff = (price: number, last: number | null) =>
  last !== null && (price > last * MAX_TYPED_TIMES || price * MAX_TYPED_TIMES < last)

/** The median of the prices that are in a window which moves forward in time. */
export function movingMedian() {
  const window: { day: number; price: number }[] = []
  const sorted: number[] = []
  let oldest = 0
  return {
    add(day: number, price: number) {
      window.push({ day, price })
      sorted.splice(placeIn(sorted, price), 0, price)
    },
    /** The window begins with this day; what lies before it is left behind. */
    moveTo(day: number) {
      while (oldest < window.length && window[oldest]!.day < day)
        sorted.splice(placeIn(sorted, window[oldest++]!.price), 1)
    },
    /** Null while the window holds nothing. */
    median(): number | null {
      const middle = sorted.length >> 1
      if (sorted.length === 0) return null
      return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
    },
  }
}

/** The first place in a sorted list whose value is not smaller. */
function placeIn(sorted: readonly number[], value: number) {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (sorted[middle]! < value) from = middle + 1
    else to = middle
  }
  return from
}
