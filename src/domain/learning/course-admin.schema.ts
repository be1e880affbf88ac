import * as z from 'zod'
import { says } from '../checks.ts'
import { optionalText, requiredText, withDefaults } from '../contract.ts'
import { toMajor, toMinor } from '../money.ts'
import { editedRow } from '../operations/admin.schema.ts'
import { CURRENCIES } from '../places.ts'
import { fileAddress } from './build/file-address.schema.ts'
import { COURSE_LEVELS } from './course.ts'

const MAX_TITLE = 200
const MAX_LINES = 50
/** In minor units: what a decimal of 12 digits, two of them behind the point, can hold. */
const MAX_PRICE = 999_999_999_999

/** A list of short texts; empty ones are left out. */
const lines = z
  .array(requiredText(300, 'name', 0))
  .max(MAX_LINES)
  .transform((list) => list.filter((line) => line !== ''))

const fields = {
  title: z.string(says('title')).trim().max(MAX_TITLE, says('titleTooLong')).pipe(requiredText(MAX_TITLE, 'title')),
  description: requiredText(20_000, 'description'),
  shortDescription: optionalText(1000),
  duration: optionalText(100),
  level: z.enum(COURSE_LEVELS),
  /** In minor units of the currency; 0 is free. */
  price: z.int(says('priceNegative')).min(0, says('priceNegative')).max(MAX_PRICE, says('priceTooHigh')),
  currency: z.enum(CURRENCIES),
  targetAudience: lines,
  learningObjectives: lines,
  keyBenefits: lines,
  imageUrl: fileAddress,
}

export const newCourse = z.object(
  withDefaults(fields, {
    level: 'beginner',
    price: 0,
    currency: 'USD',
    targetAudience: [],
    learningObjectives: [],
    keyBenefits: [],
  }),
)
export type NewCourse = z.infer<typeof newCourse>

/** An absent key leaves its value as it is. */
export const courseEdit = z.object(fields).partial().extend(editedRow.shape)

const LIST = z
  .string()
  .transform((text) => text.split('\n'))
  .pipe(lines)

/** The same as a form has it: the price in major units, and of a list one text a line. */
export const courseForm = z.object({
  ...fields,
  price: z
    .number(says('priceNegative'))
    .min(0, says('priceNegative'))
    .max(toMajor(MAX_PRICE), says('priceTooHigh'))
    .transform(toMinor),
  targetAudience: LIST,
  learningObjectives: LIST,
  keyBenefits: LIST,
})
