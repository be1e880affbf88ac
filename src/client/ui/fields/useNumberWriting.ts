import { useLocale } from 'use-intl'

/**
 * How numbers are typed and shown in fields: a French farmer writes 0,5 and 1 200, an English one 0.5 and 1,200. The
 * point and the comma both begin decimals, unless the comma parts the thousands.
 */
export function useNumberWriting() {
  const parts = new Intl.NumberFormat(useLocale()).formatToParts(12_345.6)
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value
  const decimalSeparator = sign('decimal') ?? '.'
  const thousandSeparator = sign('group') ?? ''
  const both = ['.', ',']
  return {
    /** For small numbers, such as hectares. */
    small: { decimalSeparator, allowedDecimalSeparators: both },
    /** For large ones, such as prices and loads. */
    large: {
      decimalSeparator,
      thousandSeparator,
      allowedDecimalSeparators: both.filter((each) => each !== thousandSeparator),
    },
  }
}
