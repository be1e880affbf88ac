/** A number as people write it, with blanks, brackets and dashes, in the form that can be dialled: '+231770000000'. */
export const dialled = (written: string) => written.replace(/[\s().-]/g, '').replace(/^00/, '+')

/** A number that is the same from everywhere: +, the country code, at most 15 digits (ITU-T E.164). */
export const isInternational = (number: string) => /^\+[1-9]\d{6,14}$/.test(number)

/** The short code of a hotline, which one country's networks know. */
export const isShortCode = (number: string) => /^\d{3,6}$/.test(number)

/** For reading: an international number in groups of three, for every country alike. */
export const spoken = (number: string) =>
  isInternational(number) ? number.replace(/(\d{3})(?=\d{2})/g, '$1 ') : number
