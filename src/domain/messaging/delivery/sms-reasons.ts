/** Why a text message waits or did not go out, as agents read it. */
export const SMS_REASONS = {
  stopped: 'The number wrote STOP',
  noNumber: 'The phone number is not in international form',
  oldCode: 'Its code is not valid any more',
  quiet: 'Waits for the end of the quiet hours',
  ceiling: 'Waits: the limit of messages in 24 hours is reached',
} as const
