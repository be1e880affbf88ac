import { router } from '../trpc.ts'
import { loans } from './loans.ts'
import { products } from './products.ts'

export const finance = router({ loans, products })
