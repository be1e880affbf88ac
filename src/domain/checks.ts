import type { FieldFileCheckId } from './fields/formats/read/file-checks.ts'

/**
 * What the contracts say of input that they refuse, each sentence with an id. REST shows them as they are, in English;
 * the client says them by their ids, in the reader's language.
 */
export const CHECKS = {
  tooLong: 'At most {max} characters',
  tooShort: 'At least {min} characters',
  tooHeavy: 'At most {max} kg',
  unstorable: 'Contains a character that cannot be stored',
  hiddenSigns: 'Contains signs that nobody sees and that change the text of others. Please type it again',
  outOfRange: 'Must lie between 1900 and 2200',
  day: 'Must be a date such as 2026-11-21',
  moment: 'Must be a moment such as 2026-11-21T08:00:00Z',
  username: 'Username is required',
  usernameLetters: 'Only letters, digits and . _ @ + -',
  usernameAlphabet: 'Only letters of one alphabet',
  usernameReserved: 'This username is kept for the platform. Please choose another one',
  password: 'Password is required',
  code: 'Please enter the code',
  fullName: 'Full name is required',
  email: 'Must be a valid email address',
  contactName: 'Missing Information: Please fill in your name and message',
  contactMessage: 'Missing Information: Please fill in your name and message',
  message: 'Please write a message',
  recipient: 'Recipient is required',
  smsMessage: 'Message is required',
  taughtWord: 'Which word of the message? At most three words',
  taughtValue: 'What does the word mean?',
  announcePlace: 'Choose the place that it is for',
  announceCrop: 'Choose the crop whose growers it is for',
  time: 'Must be a time such as 21:00',
  fileName: 'File name is required',
  smsGroup: 'Choose whom the message is for',
  smsTooLong: 'Message too long (160 chars max)',
  cropChoice: 'Missing Information: Please select a crop and enter the area size',
  cropArea: 'Missing Information: Please select a crop and enter the area size',
  areaTooSmall: 'The area must be greater than 0',
  areaTooLarge: 'The area is too large',
  harvestBeforePlanting: 'The expected harvest cannot lie before planting',
  hotline: 'Must begin with + and the country code, or be a short code of 3 to 6 digits',
  phoneNumber: 'Enter a phone number as you dial it, or with + and the country code',
  phoneRenumbered: 'The numbers of {country} have changed. Do you mean {number}?',
  international: 'Must begin with + and the country code',
  countryOnce: 'Each country once',
  kilograms: 'Must be a number of kilograms',
  yieldTooLarge: 'The yield is too large',
  note: 'Please write something first',
  problem: 'Please describe what you see',
  market: 'Market name is required',
  price: 'Enter a price above 0',
  priceTooHigh: 'This price is too high',
  quantity: 'Enter how many kilograms you bring',
  cost: 'Enter a cost of 0 or more',
  reason: 'Please say why',
  receipt: 'Enter the number of the receipt',
  title: 'Title is required',
  titleTooLong: 'Title too long',
  lessonTooComplex: 'At most 1,500 lines and 4,000 signs such as * and |. Divide the lesson',
  question: 'Question is required',
  options: 'Give 2 to 8 answers',
  optionOnce: 'Give each answer only once',
  rightAnswer: 'Choose which answer is right',
  percent: 'A whole number from 0 to 100',
  content: 'Content is required',
  category: 'Category is required',
  name: 'Name is required',
  growthDuration: 'Growth duration must be at least 1 day',
  url: 'Must be a valid URL',
  crop: 'Crop is required',
  priceNegative: 'Price must be non-negative',
  description: 'Description is required',
  alertType: 'Alert type is required',
  severity: 'Severity is required',
  location: 'Location is required',
  visitFarmer: 'Missing Information: Please fill in all required fields',
  visitDay: 'Missing Information: Please fill in all required fields',
  visitDayPast: 'The date cannot be before today',
  visitTime: 'Missing Information: Please fill in all required fields',
  visitPurpose: 'Missing Information: Please fill in all required fields',
  window: 'Give both days of the window, the first before the last',
  windowCrop: 'Advice with a date needs its crop',
  accountNumber: 'Account number is required',
  accountName: 'Account name is required',
  provider: 'Provider is required',
  bank: 'Enter the name of the bank',
  holder: 'Enter the name of who holds the account',
  agent: 'Choose an agent',
  methodType: 'Choose mobile money, a bank or cash',
  providerOfCountry: 'Choose a provider of this country',
  country: 'Please choose a country',
  currencyOfCountry: 'This is not the currency of the country',
  transferTarget: 'Choose one of your accounts, or enter a phone number',
  amountHundredths: 'At most two decimals',
  amountDecimals: 'This currency has no coins for that amount',
  insuranceProduct: 'Please choose an insurance',
  insuranceCurrency: 'This insurance is given in another currency',
  atMost: 'At most {max} {unit}',
  rate: 'Enter a rate in percent',
  monthDay: 'Must be a day of every year, such as 06-15',
  indexExit: 'Must lie below the amount from which nothing is paid',
  indexMissing: 'An index insurance needs an index: say what is measured, where and when, and what it pays',
  amountRange: 'The largest amount cannot be below the smallest',
  limit: 'Enter an amount of 0 or more',
  penaltyCap: 'A penalty needs a cap above 0',
  paymentMethod: 'Payments are made by mobile money',
  period: 'The period must end after it begins, within ten years',
  loanProduct: 'Please choose a loan',
  amount: 'Enter an amount above 0',
  amountTooHigh: 'This amount is too high',
  currency: 'Please choose a currency',
  term: 'Please choose how long',
  purpose: 'Please describe the purpose in detail',
  harvestValue: 'Enter a value of 0 or more',
  loanCurrency: 'This loan is given in another currency',
  loanTerm: 'This loan is not given for so long',
  seconds: 'Must be a number of seconds, at most a day',
  allQuestions: 'Incomplete Quiz - Please answer all questions before submitting.',
  uuid: 'Must be a UUID',
  betweenDays: 'Between {min} and {max} days',
  between: 'Between {min} and {max} {unit}',
  measurement: 'Enter at least one reading',
  grade: 'Nitrogen, phosphate and potash are at most 100 % together',
  applicationUnit: 'Enter a unit, such as kg or bags',
  fieldFileTooLarge: 'The file is larger than 5 MB. Divide it into smaller files.',
  fieldName: 'Name the field',
  fieldArea: 'Enter the area of the field, or its border',
  borderNumber: 'A point of a border is [longitude, latitude], as numbers of degrees',
  borderEmpty: 'The border has no points',
  borderLatitude: 'Point {vertex} of the border: the latitude must lie between -90 and 90',
  borderLongitude: 'Point {vertex} of the border: the longitude must lie between -180 and 180',
  borderZeroPoint: 'Point {vertex} of the border is 0, 0, where no field is: the device did not know its place',
  borderLongStep: 'Point {vertex} of the border is more than 50 km from the one before',
  borderTooManyCorners: 'A border has at most {max} points',
  borderTooFewCorners: 'A border needs at least three different corners',
  borderStraightLine: 'The border is a straight line, and encloses nothing',
  borderCrossing: 'The border meets itself: its edge to point {vertex} meets the edge that begins at point {edge}',
  borderTooLarge: 'A field has at most 10,000 hectares',
  pushKeyBytes: 'Must be {bytes} bytes in base64url',
  pushKeyPoint: 'Must be a point of P-256',
} as const

/** What a form says at the field itself, where the sentence of REST names all fields that are missing. */
export const FIELD_CHECKS = {
  contactName: 'Enter your name',
  contactMessage: 'Write your message',
  cropChoice: 'Choose a crop',
  cropArea: 'Enter the area',
  visitFarmer: 'Choose a farmer',
  visitDay: 'Choose a day',
  visitTime: 'Choose a time',
  visitPurpose: 'Write what the visit is for',
} as const satisfies Partial<Record<keyof typeof CHECKS, string>>

export type CheckId = keyof typeof CHECKS
/** Which check refused an input, with the numbers and the unit that its sentence names. */
export type Check = { id: CheckId | FieldFileCheckId; values: Record<string, number | string> }

/**
 * What a schema says of input that it refuses, for the place of its `error`: the English sentence, and on the issue
 * the check, so that it can be translated.
 */
export function says(id: CheckId, values: Check['values'] = {}) {
  const error = (issue: Record<string, unknown>) => {
    issue.check = { id, values } satisfies Check
    return sentenceOf(id, values)
  }
  return { error }
}

/** The same for an issue that a schema adds by itself. */
export const saying = (id: CheckId, values: Check['values'] = {}) => ({
  message: sentenceOf(id, values),
  check: { id, values } satisfies Check,
})

/** Which check raised an issue; null for what only a program gets wrong. */
export const checkOf = (issue: object): Check | null => ('check' in issue ? (issue.check as Check) : null)

/** The checks of an error by the path of what they refused, the first of each. */
export function checksOf(issues: readonly { path: readonly PropertyKey[] }[]): Record<string, Check> {
  const checks = issues.map((issue) => [issue.path.join('.'), checkOf(issue)] as const).reverse()
  return Object.fromEntries(checks.filter((each): each is readonly [string, Check] => each[1] !== null))
}

const sentenceOf = (id: CheckId, values: Check['values']) =>
  CHECKS[id].replace(/\{(\w+)\}/g, (_, name: string) => spoken(id, values[name]))

/** A load has its thousands parted. */
const spoken = (id: CheckId, value: number | string | undefined) =>
  id === 'tooHeavy' && typeof value === 'number' ? value.toLocaleString('en') : String(value)
