import * as z from 'zod'

/** The shapes of the columns that hold JSON and belong to no rule of the domain. */
export const texts = z.array(z.string())
/** Named particulars whose names the specification leaves open. */
export const details = z.record(z.string(), z.json())
