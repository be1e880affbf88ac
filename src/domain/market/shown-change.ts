import type { MarketPriceWithHistory } from './price.schema.ts'
import { type Change, spanChange } from './price.ts'

type Shown = Pick<MarketPriceWithHistory, 'trend' | 'changePercent' | 'history'>

/** What is said beside a small line: how the price moved over it. Without a line, how it moved against the one before. */
export const shownChange = ({ trend, changePercent, history }: Shown): Change =>
  spanChange(history) ?? { trend, percent: changePercent }
