/** Who observed the prices of these files, in words for a farmer. */
export const WFP = 'World Food Programme'

/** What a file sells a crop as in a market: 'Maize (white)', 'Retail', in the place that the file means. */
export type PriceKind = { commodity: string; priceType: string; prices: number; newestDay: number }

/** The source of an imported price: who observed it, on which kind of sale, of which kind of the crop. */
export const sourceOf = ({ commodity, priceType }: Pick<PriceKind, 'commodity' | 'priceType'>) =>
  [WFP, priceType, commodity].filter(Boolean).join(', ')

/** A kind that ended this long before the others is no longer followed. */
const STALE_DAYS = 92

/**
 * Which of several kinds stands for a crop in a market. A price is one number for a crop, a market and a day, and a trend
 * over two kinds would be none; so one kind is taken for the whole series: one that is still observed, then the one that
 * the series already has, then retail before wholesale, local before imported, and the one with most prices.
 */
export function kindToTake<K extends PriceKind>(kinds: readonly K[], current: string | null): K | undefined {
  const newest = Math.max(...kinds.map(({ newestDay }) => newestDay))
  const rank = (kind: K) => [
    Number(newest - kind.newestDay > STALE_DAYS),
    Number(sourceOf(kind) !== current?.split(', converted from ')[0]),
    RANKS[kind.priceType.toLowerCase()] ?? RANKS.other!,
    Number(/imported|food aid/i.test(kind.commodity)),
    -kind.prices,
  ]
  return [...kinds].sort((a, b) => compare(rank(a), rank(b)) || (a.commodity < b.commodity ? -1 : 1))[0]
}

const RANKS: Readonly<Record<string, number>> = { retail: 0, wholesale: 1, other: 2 }

const compare = (a: readonly number[], b: readonly number[]) =>
  a.map((value, at) => value - b[at]!).find((difference) => difference !== 0) ?? 0
