import { router } from '../trpc.ts'
import { products } from './products.ts'

export const finance = router({ products })
