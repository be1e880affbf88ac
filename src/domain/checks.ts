/**
 * What the contracts say of input that they refuse, each sentence with an id. The sentences travel as they are (REST
 * shows them, in English); the client finds the id of one and says it in the reader's language.
 */
export const CHECKS = {
  tooLong: 'At most {max} characters',
  tooShort: 'At least {min} characters',
  tooHeavy: 'At most {max} kg',
  unstorable: 'Contains a character that cannot be stored',
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
  missingContact: 'Missing Information: Please fill in your name and message',
  message: 'Please write a message',
  missingCrop: 'Missing Information: Please select a crop and enter the area size',
  areaTooSmall: 'The area must be greater than 0',
  areaTooLarge: 'The area is too large',
  harvestBeforePlanting: 'The expected harvest cannot lie before planting',
  hotline: 'Must begin with + and the country code, or be a short code of 3 to 6 digits',
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
  title: 'Title is required',
  content: 'Content is required',
  category: 'Category is required',
  window: 'Give both days of the window, the first before the last',
  windowCrop: 'Advice with a date needs its crop',
  loanProduct: 'Please choose a loan',
  amount: 'Enter an amount above 0',
  amountTooHigh: 'This amount is too high',
  currency: 'Please choose a currency',
  term: 'Please choose how long',
  purpose: 'Please describe the purpose in detail',
  harvestValue: 'Enter a value of 0 or more',
  loanCurrency: 'This loan is given in another currency',
  loanTerm: 'This loan is not given for so long',
  uuid: 'Must be a UUID',
  // Before `between`, which would take the days for a sign.
  betweenDays: 'Between {min} and {max} days',
  between: 'Between {min} and {max} {unit}',
  pushKeyBytes: 'Must be {bytes} bytes in base64url',
  pushKeyPoint: 'Must be a point of P-256',
} as const

type CheckId = keyof typeof CHECKS
type Check = { id: CheckId; values: Record<string, number>; unit?: string | undefined }

/** Which check said this, with the numbers and the unit that it named; null for a sentence that is none of ours. */
export function checkOf(sentence: string): Check | null {
  for (const [id, pattern] of PATTERNS) {
    const match = pattern.exec(sentence)
    if (!match) continue
    const { unit, ...numbers } = match.groups ?? {}
    return { id, values: numbersIn(numbers), unit }
  }
  return null
}

const PATTERNS = Object.entries(CHECKS).map(([id, sentence]) => {
  const exact = sentence
    .replace(/[.+*?^$()[\]\\|]/g, '\\$&')
    .replace('{unit}', '(?<unit>\\S+)')
    .replace(/\{(\w+)\}/g, '(?<$1>-?[\\d,.]+)')
  return [id as CheckId, new RegExp(`^${exact}$`)] as const
})

const numbersIn = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([name, digits]) => [name, Number(digits.replace(/,/g, ''))]))
