import { type CodeTable, FLOAT_EMPTY, failed, NOT_SET_UP } from './code-table.ts'

/**
 * Result codes of M-Pesa, in callbacks and in answers to queries (fact D16; Daraja MpesaExpressQuery and
 * BusinessToCustomer).
 */
export const DARAJA_RESULTS: CodeTable = {
  1: { collect: failed('notEnoughMoney'), payOut: FLOAT_EMPTY },
  2: failed('tooSmall'),
  3: failed('limit'),
  4: failed('limit'),
  8: failed('limit'),
  11: failed('inactive', 'setUp'),
  17: failed('tooSoon'),
  18: NOT_SET_UP,
  20: NOT_SET_UP,
  21: NOT_SET_UP,
  26: failed('busy'),
  1001: failed('busy'),
  1019: failed('noAnswer'),
  1025: failed('notPossible'),
  1031: failed('refused'),
  1032: failed('refused'),
  1036: failed('notPossible'),
  1037: failed('noAnswer'),
  2001: { collect: failed('wrongPin'), payOut: NOT_SET_UP },
  2006: NOT_SET_UP,
  2028: NOT_SET_UP,
  2040: failed('unknownNumber'),
  8006: { collect: failed('pinLocked'), payOut: NOT_SET_UP },
  9999: failed('notPossible'),
  SFC_IC0003: NOT_SET_UP,
  // Of a reversal (Daraja Reversal): it was made before, or the receipt is unknown.
  R000001: failed('notPossible', 'reversed'),
  R000002: failed('notPossible', 'unknownCode'),
}

/** Codes of a request that Daraja refused (facts D1, D3, D4, D8, D14, D17, D22). */
export const DARAJA_ERRORS: CodeTable = {
  '400.002.02': NOT_SET_UP,
  '400.002.05': NOT_SET_UP,
  '400.008.01': NOT_SET_UP,
  '400.008.02': NOT_SET_UP,
  '404.001.01': NOT_SET_UP,
  '404.001.04': NOT_SET_UP,
  // The subscriber has another prompt open.
  '500.001.1001': failed('busy'),
  // Sent before, or an internal error: the payment itself is asked about.
  '500.002.1001': { does: 'ask' },
  '500.003.02': { does: 'later' },
  '500.003.03': { does: 'later' },
  '500.003.1001': { does: 'ask' },
}

/** An access token that is refused has another code in each product (fact D3). */
const TOKEN_REFUSED = ['404.001.03', '401.002.01', '400.003.01']
export const isTokenRefused = (status: number | null, errorCode: unknown) =>
  status === 401 || TOKEN_REFUSED.includes(String(errorCode))
