import { router } from '../../trpc.ts'
import { decisions } from './decisions.ts'
import { portfolio } from './portfolio.ts'

/** What lenders need beside loans and payments. */
export const finance = router({ decisions, portfolio })
