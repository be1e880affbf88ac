import { type CodeTable, FLOAT_EMPTY, failed, NOT_SET_UP } from './code-table.ts'

/**
 * MTN's codes, as the code of a refusal and as the reason of a payment that failed. From "Common Error Codes" of
 * momodeveloper.mtn.com and the schema of ErrorReason (facts M3, M5, M8 to M12, M14, M20, M21).
 */
export const MTN_CODES: CodeTable = {
  APPROVAL_REJECTED: failed('refused'),
  PAYMENT_NOT_APPROVED: failed('refused'),
  // Written either way.
  TRANSACTION_CANCELED: failed('refused'),
  TRANSACTION_CANCELLED: failed('refused'),
  EXPIRED: failed('noAnswer'),
  COULD_NOT_PERFORM_TRANSACTION: failed('noAnswer'),
  NOT_ENOUGH_FUNDS: { collect: failed('notEnoughMoney'), payOut: FLOAT_EMPTY },
  PAYER_NOT_FOUND: failed('unknownNumber'),
  PAYEE_NOT_FOUND: failed('unknownNumber'),
  PAYER_LIMIT_REACHED: failed('limit'),
  PAYEE_LIMIT_REACHED: failed('limit'),
  PAYEE_NOT_ALLOWED_TO_RECEIVE: failed('inactive'),
  SENDER_ACCOUNT_NOT_ACTIVE: failed('inactive'),
  NOT_ALLOWED: NOT_SET_UP,
  NOT_ALLOWED_TARGET_ENVIRONMENT: NOT_SET_UP,
  INVALID_CALLBACK_URL_HOST: NOT_SET_UP,
  INVALID_CURRENCY: NOT_SET_UP,
  // Of a request they say nothing about the money; as the reason of a payment that failed they are final (M20).
  INTERNAL_PROCESSING_ERROR: { does: 'ask' },
  SERVICE_UNAVAILABLE: { does: 'ask' },
}
