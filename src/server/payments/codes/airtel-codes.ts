import { type CodeTable, FLOAT_EMPTY, failed, NOT_SET_UP } from './code-table.ts'

/**
 * Airtel's response codes: DP008 of collections, DP009 of disbursements, and those of the router before them. From the
 * error codes of developers.airtel.ug (docs/airtel-money.md names the sources).
 */
export const AIRTEL_CODES: CodeTable = {
  DP00800001000: { does: 'ask' },
  DP00800001002: failed('wrongPin'),
  DP00800001003: failed('limit'),
  DP00800001004: failed('tooSmall'),
  // The payer did not enter the PIN.
  DP00800001005: failed('noAnswer'),
  DP00800001006: { does: 'ask' },
  DP00800001007: failed('notEnoughMoney'),
  DP00800001008: failed('refused'),
  DP00800001009: failed('notPossible'),
  DP00800001010: failed('inactive'),
  DP00800001024: failed('noAnswer'),
  DP00800001026: NOT_SET_UP,
  DP00800001029: failed('noAnswer'),
  DP00900001000: { does: 'ask' },
  DP00900001003: failed('limit', 'setUp'),
  DP00900001004: failed('limit'),
  DP00900001005: failed('notPossible'),
  DP00900001006: { does: 'ask' },
  DP00900001007: FLOAT_EMPTY,
  DP00900001009: failed('unknownNumber'),
  DP00900001010: NOT_SET_UP,
  // One with the same details, or with the same name, exists: the payment itself is asked about.
  DP00900001011: { does: 'ask' },
  DP00900001012: failed('unknownNumber'),
  DP00900001013: failed('refused'),
  DP00900001014: { does: 'ask' },
  DP00900001016: NOT_SET_UP,
  DP00900001017: { does: 'ask' },
  DP00900001018: NOT_SET_UP,
  DP00900001019: NOT_SET_UP,
  ROUTER001: NOT_SET_UP,
  ROUTER005: NOT_SET_UP,
  ROUTER006: NOT_SET_UP,
  ROUTER114: NOT_SET_UP,
  ROUTER115: NOT_SET_UP,
  ROUTER116: NOT_SET_UP,
  // The time was over: nothing is known.
  ROUTER117: { does: 'ask' },
}

/** Nobody knows a transaction of this name. */
export const AIRTEL_ABSENT = ['DP00800001025', 'DP00900001015']
