/**
 * The closed list of the refusals that a user may read: a name, a tRPC code (which fixes the
 * HTTP status), a sentence in plain English. Whatever is thrown and is not a Problem is a bug.
 */
export const PROBLEMS = {
  signInFirst: ['UNAUTHORIZED', 'Authentication required'],
  invalidCredentials: ['UNAUTHORIZED', 'Invalid credentials'],
  codeRequired: ['UNAUTHORIZED', 'Please enter the code of your authenticator app'],
  wrongCode: ['UNAUTHORIZED', 'This code is wrong, or was used already'],
  setUpCodeRefused: ['UNAUTHORIZED', 'The link was used, is older than a day, or another one took its place'],
  passwordCodeRefused: ['UNAUTHORIZED', 'The username or the code is wrong, or the code is no longer valid'],
  accountDeactivated: ['FORBIDDEN', 'Account is deactivated'],
  notYourDocument: ['FORBIDDEN', 'Only its uploader or an administrator can delete this document'],
  notYourRole: ['FORBIDDEN', 'Your account cannot do this'],
  secondFactorRequired: ['FORBIDDEN', 'Your account needs sign-in with a code. Please turn it on first'],
  notEnrolled: ['FORBIDDEN', 'Please enroll in this course first'],
  foreignOrigin: ['FORBIDDEN', 'This request came from another site'],
  notFound: ['NOT_FOUND', 'We could not find that'],
  unknownAgent: ['BAD_REQUEST', 'Choose an agent who can sign in'],
  unknownAssignee: ['BAD_REQUEST', 'Choose an agent or an administrator who can sign in'],
  unknownField: ['BAD_REQUEST', 'This field is not on the farm. Choose another one'],
  fieldPlanted: [
    'CONFLICT',
    'The crops of this season would be larger than their field. Make the area smaller, or choose another field',
  ],
  fieldTooSmall: [
    'CONFLICT',
    'The crops that stand in this field would be larger than it. Make their areas smaller first',
  ],
  unknownCrop: ['BAD_REQUEST', 'This crop is not in the catalogue'],
  endsBeforeItBegins: ['BAD_REQUEST', 'It would end before it begins'],
  visitDayPast: ['BAD_REQUEST', 'The date cannot be before today'],
  plantingDayUnlikely: ['BAD_REQUEST', 'The crop cannot have been planted on this day. Please check the year'],
  currencyNotOfDay: ['BAD_REQUEST', 'This currency was not in use on that day'],
  priceDayAhead: ['BAD_REQUEST', 'The day of a price cannot lie in the future'],
  priceFarOff: [
    'CONFLICT',
    'This price is more than three times off the last one of the market. If it is right, save it once more: it is shown as soon as a second administrator confirms it',
  ],
  otherCountry: ['CONFLICT', 'This field lies more than 5 km outside your country. Please check the border'],
  axesSwapped: [
    'CONFLICT',
    'Latitude and longitude of this border seem to be swapped: the other way round it lies near your place. Send it with longitude first',
  ],
  fieldDayAhead: ['BAD_REQUEST', 'This day has not come yet'],
  sameField: ['CONFLICT', 'This border is already that of another field'],
  zoneOutside: ['CONFLICT', 'This part lies outside its field. Please check its border'],
  zonesTooLarge: ['CONFLICT', 'The parts together are larger than the field'],
  zonesFull: ['CONFLICT', 'This field has 30 parts, which is the limit. Please remove one first'],
  fieldsFull: ['CONFLICT', 'You have 200 fields, which is the limit. Please remove one first'],
  caseSettled: ['CONFLICT', 'Somebody has settled this already'],
  ownPrice: ['CONFLICT', 'Nobody confirms a price of their own. Please ask another administrator'],
  ownPriceEarly: [
    'CONFLICT',
    'You are the only administrator. You can confirm a price of your own a day after you typed it, with a reason',
  ],
  ownPriceReason: ['BAD_REQUEST', 'Please give the reason why you confirm a price of your own'],
  harvestBeforePlanting: ['BAD_REQUEST', 'The expected harvest cannot lie before planting'],
  photoTooLarge: ['BAD_REQUEST', 'A photo may be at most 4096 pixels wide and 4096 high'],
  unknownPushService: ['BAD_REQUEST', 'The push service of this browser is not known here'],
  amountTooFine: ['BAD_REQUEST', 'This currency has no coins for that amount'],
  phoneOfOtherCountry: ['BAD_REQUEST', 'Enter a phone number of the country of the account'],
  amountRange: ['BAD_REQUEST', 'The largest amount cannot be below the smallest'],
  penaltyUncapped: ['BAD_REQUEST', 'A penalty needs a cap above 0'],
  dueDayPast: ['BAD_REQUEST', 'The first day cannot lie before today'],
  dueDayTooFar: ['BAD_REQUEST', 'The last day would be more than two years from now'],
  unknownInsuranceProduct: ['BAD_REQUEST', 'This insurance is not on offer'],
  unknownLoanProduct: ['BAD_REQUEST', 'This loan is not on offer'],
  wrongPassword: ['BAD_REQUEST', 'The password is wrong'],
  codeRefused: ['BAD_REQUEST', 'This code is wrong, or was used already'],
  phoneCodeRefused: ['BAD_REQUEST', 'This code is wrong, or too old. After five wrong ones, please ask for a new code'],
  commonPassword: ['BAD_REQUEST', 'Many people use this password, so it is easy to guess. Please choose another one'],
  passwordLikeUsername: ['BAD_REQUEST', 'The password is too much like the username. Please choose another one'],
  certificateMistyped: ['BAD_REQUEST', 'This code was mistyped. Please compare it with the certificate'],
  badCursor: ['BAD_REQUEST', 'This cursor was not given by this server'],
  badKey: ['BAD_REQUEST', 'An idempotency key has 1 to 200 letters, digits or signs'],
  lettersUnprintable: [
    'CONFLICT',
    'We have no letters to print this name. Please share the certificate as a picture instead',
  ],
  certificateRevoked: ['CONFLICT', 'This certificate was revoked'],
  cropInUse: ['CONFLICT', 'This crop is in use. Archive it instead of deleting it'],
  adviceWindow: ['BAD_REQUEST', 'Advice with a date needs both of its days and its crop'],
  approvalFirst: ['CONFLICT', 'This advice waits for approval. Somebody other than its author has to approve it first'],
  nothingToApprove: ['CONFLICT', 'This advice waits for no approval'],
  ownAdvice: ['CONFLICT', 'Nobody approves words of their own. Please ask another administrator'],
  noNumberToProve: ['CONFLICT', 'Please enter your phone number with its country code first'],
  phoneProved: ['CONFLICT', 'This number is confirmed already'],
  numberIsNew: [
    'CONFLICT',
    'The phone number of this account was changed less than a day ago. Money can go to it once a day has passed',
  ],
  accountIsNew: [
    'CONFLICT',
    'This way to be paid was added less than a day ago. Money can go to it once a day has passed',
  ],
  numberObjected: [
    'CONFLICT',
    'The earlier phone number of this account said that this number is not its owner’s. Please choose another account',
  ],
  noPhone: ['CONFLICT', 'This farmer has no phone number'],
  smsUnwanted: ['CONFLICT', 'This farmer does not want text messages'],
  smsNotFailed: ['CONFLICT', 'Only a message that failed can be sent again'],
  groupTooLarge: ['CONFLICT', 'More than 2,000 farmers: please choose fewer, by crop and place'],
  smsWordUnknown: ['CONFLICT', 'What stands in braces is not known of this person. Write it out'],
  nobodyToText: ['CONFLICT', 'Nobody of these farmers can get this message'],
  wordHasMeaning: ['CONFLICT', 'This word has a meaning already. Please choose another word of the message'],
  unknownMeaning: ['BAD_REQUEST', 'Choose what the word means'],
  messageHandled: ['CONFLICT', 'Somebody has dealt with this message already'],
  phoneStopped: ['CONFLICT', 'This number wrote STOP and gets no text messages'],
  phoneNotInternational: ['BAD_REQUEST', 'The phone number must begin with + and the country code'],
  placeTaken: ['CONFLICT', 'Something else has taken its place meanwhile. Please remove that first'],
  restoreWhole: ['CONFLICT', 'What it belonged to is deleted too. Please restore that first'],
  courseChanged: ['CONFLICT', 'Somebody else changed this course meanwhile. You now see it as it is; please try again'],
  courseFull: ['CONFLICT', 'There is no room for more of these in this course. Please begin another one'],
  keyReused: ['CONFLICT', 'This idempotency key was used for another request'],
  farmerExists: ['CONFLICT', 'A farmer with this phone, or this name and place, is registered already'],
  registeredAlready: [
    'CONFLICT',
    'Somebody with this name and this phone number is registered already. Sign in with the phone number, or ask an agent for a code',
  ],
  cropTaken: ['CONFLICT', 'There is a crop with this name already'],
  productTaken: ['CONFLICT', 'There is a product with this name already'],
  usernameTaken: ['CONFLICT', 'This username is taken'],
  secondFactorOn: ['CONFLICT', 'Sign-in with a code is on already'],
  secondFactorOff: ['CONFLICT', 'Sign-in with a code is not on'],
  ownSecondFactorFirst: ['CONFLICT', 'Turn on sign-in with a code for your own account first'],
  idTaken: ['CONFLICT', 'There is a record with this id already'],
  editedMeanwhile: ['CONFLICT', 'Somebody else changed this meanwhile. Please choose which value stays'],
  addedMeanwhile: ['CONFLICT', 'Others wrote about this crop meanwhile. Please choose whether it is removed'],
  cropMoveRefused: ['CONFLICT', 'A crop cannot go from this status to that one'],
  visitMoveRefused: ['CONFLICT', 'A visit cannot go from this status to that one'],
  ticketClosed: ['CONFLICT', 'This request is closed. Please send a new one'],
  loanDecided: ['CONFLICT', 'This application was already decided'],
  accountTaken: ['CONFLICT', 'You have this account already'],
  accountsFull: ['CONFLICT', 'There is room for 20 accounts. Remove one you no longer need to make room'],
  accountHoldsMoney: ['CONFLICT', 'There is still money in this account. Please send it elsewhere first'],
  accountOfLoan: ['CONFLICT', 'A loan that is not settled uses this account'],
  accountOfPolicy: ['CONFLICT', 'An insurance that is not settled uses this account'],
  accountCurrency: ['CONFLICT', 'This account has another currency'],
  noAccount: ['CONFLICT', 'Add a mobile money account in this currency first'],
  noPayoutAccount: ['CONFLICT', 'The farmer has no way to be paid in this currency yet'],
  methodTaken: ['CONFLICT', 'You have this way to be paid already'],
  methodsFull: ['CONFLICT', 'There is room for 40 ways to be paid. Remove one you no longer need to make room'],
  methodInUse: ['CONFLICT', 'Money is on its way to you like this. Remove it once that has ended'],
  methodUnconfirmed: ['CONFLICT', 'Please confirm this way to be paid first'],
  methodTakesNoPayments: ['CONFLICT', 'Payments are taken from mobile money accounts alone'],
  bankNumber: ['BAD_REQUEST', 'This cannot be the number of a bank account of this country'],
  bankNumberDiffers: ['BAD_REQUEST', 'This is not the number that you entered before'],
  sameAccount: ['CONFLICT', 'Choose another account than the one that pays'],
  insufficientBalance: ['CONFLICT', 'Insufficient balance'],
  paymentUnderWay: [
    'CONFLICT',
    'A payment for this is under way. Please do not pay again, and wait until it has ended',
  ],
  paymentSettled: ['CONFLICT', 'This payment has ended already'],
  receiptMissing: ['BAD_REQUEST', 'Who pays by hand writes down the number of the receipt'],
  providerNotSetUp: ['CONFLICT', 'Payments with this provider are not possible here yet'],
  paysTooMuch: ['CONFLICT', 'This is more than what remains to be paid'],
  paysMoreThanPayOff: ['CONFLICT', 'Less than this pays the loan off today. Please pay the amount that the loan names'],
  movementKept: ['CONFLICT', 'This movement cannot be taken back by itself: more has followed from it'],
  movementReversed: ['CONFLICT', 'This movement was taken back already'],
  moneyOutside: [
    'CONFLICT',
    'The provider cannot call this money back: it stays booked as owed. Take it back here once it has come back, with its receipt',
  ],
  firstNotBack: [
    'CONFLICT',
    'The first payout was taken back, and its money has not come back yet. Nothing is paid a second time before that',
  ],
  notOwed: ['CONFLICT', 'The money of this payment is not owed'],
  receiptUsed: ['CONFLICT', 'This receipt belongs to another payment'],
  receivedSettled: ['CONFLICT', 'This money is not waiting any more'],
  noPaybill: ['CONFLICT', 'There is no paybill to pay in to'],
  paybillRefused: [
    'CONFLICT',
    'Daraja did not take our addresses. In production it takes them once: look at its portal',
  ],
  notRefundable: ['CONFLICT', 'The provider cannot give this payment back'],
  refundedAlready: ['CONFLICT', 'This payment was given back already'],
  laterPaymentFirst: ['CONFLICT', 'A later payment of this loan has to be taken back first'],
  ledgerCheckRunning: ['CONFLICT', 'The ledger is being checked just now. Please wait until that has ended'],
  cropNotEligible: ['CONFLICT', 'This loan is for certain crops, and none of them is on your farm. Add the crop first'],
  insuredOtherCrops: ['CONFLICT', 'This insurance is for other crops than this one'],
  insuredCropUnknown: ['BAD_REQUEST', 'Please say which of its crops this insurance is for'],
  insuredPlaceUnknown: ['BAD_REQUEST', 'Please say where the crop grows'],
  indexMissing: ['CONFLICT', 'This index insurance has no index yet, so nobody can say what it pays'],
  indexPaysAlone: ['CONFLICT', 'This insurance pays by the rain on record, without a claim'],
  insuredElsewhere: ['CONFLICT', 'This insurance is for farms in other places than yours'],
  loanNotApproved: ['CONFLICT', 'Only an approved loan can be paid out'],
  loanNotOwing: ['CONFLICT', 'Nothing is to be paid for this loan now'],
  countryUnknown: ['CONFLICT', 'Please write the country of your farm into your profile first'],
  decisionWaits: ['CONFLICT', 'This waits for a second person already'],
  decisionEnded: ['CONFLICT', 'This decision has ended already'],
  ownDecision: ['CONFLICT', 'Nobody is the second person of their own decision. Please ask another administrator'],
  othersDecision: ['CONFLICT', 'Only who proposed it can withdraw it. You can decline it'],
  beyondOwnLimit: ['CONFLICT', 'This is above your own limit. Please ask another administrator'],
  secondPersonMissing: ['CONFLICT', 'There is no second administrator who could confirm. Please add one first'],
  loanNotDefaulted: ['CONFLICT', 'Only a loan in default can be written off'],
  notWrittenOff: ['CONFLICT', 'This loan was not written off'],
  noPenalty: ['CONFLICT', 'No penalty of this loan is to be paid'],
  productAbroad: ['CONFLICT', 'This is offered in another country than yours, in another currency'],
  scoreTooLow: ['CONFLICT', 'Your score is below what this loan asks for. The parts of the score show what raises it'],
  costChanged: ['CONFLICT', 'The cost of this loan has changed. Please look at it again before you apply'],
  harvestUnknown: ['CONFLICT', 'This crop has no expected harvest yet. Please add the date first'],
  harvestTermTooLong: [
    'CONFLICT',
    'For the harvest the term must be the shortest that reaches it: a longer one would cost more for the same day',
  ],
  harvestTooLate: ['CONFLICT', 'This harvest comes after the end of the loan. Please choose a longer term'],
  noNewSchedule: ['CONFLICT', 'No other schedule is proposed for this loan'],
  policyDecided: ['CONFLICT', 'This application was already decided'],
  policyNumberTaken: ['CONFLICT', 'There is a policy with this number already'],
  policiesFull: ['CONFLICT', 'Twenty of your applications are still undecided. Please wait for an answer'],
  premiumUnpaid: ['CONFLICT', 'This policy covers nothing before its first premium is paid'],
  lossBeforeCover: [
    'CONFLICT',
    'On that day the policy did not cover yet: its premium was not paid, or its waiting time was not over',
  ],
  policyNotActive: ['CONFLICT', 'This policy is not active'],
  noPremiumDue: ['CONFLICT', 'No premium is due for this policy'],
  renewalTooEarly: ['CONFLICT', 'A policy can be renewed in the 30 days before its end, and after it'],
  alreadyRenewed: ['CONFLICT', 'You have asked to renew this policy already'],
  lossOutsidePolicy: ['CONFLICT', 'The loss must lie within the time of the policy, and not after today'],
  claimsTooMuch: ['CONFLICT', 'This is more than the policy covers'],
  claimOpen: ['CONFLICT', 'There is a claim for this policy already'],
  claimDecided: ['CONFLICT', 'A claim cannot go from this step to that one'],
  courseIsFree: ['CONFLICT', 'This course is free. Nothing is to be paid'],
  alreadyEnrolled: ['CONFLICT', 'You take this course already'],
  cropsFull: ['CONFLICT', 'There is room for 200 crops. Remove one you no longer need to make room'],
  priceAlertsFull: ['CONFLICT', 'There is room for 200 price alerts. Remove one you no longer need to make room'],
  transportFull: ['CONFLICT', 'There is room for the transport costs of 200 markets. Remove one to make room'],
  bookmarksFull: ['CONFLICT', 'There is room for 200 bookmarks. Remove one you no longer need to make room'],
  courseNotFree: ['CONFLICT', 'This course has a price. Paying comes with an account'],
  quizIncomplete: ['BAD_REQUEST', 'Incomplete Quiz - Please answer all questions before submitting.'],
  ticketFull: ['CONFLICT', 'This conversation is full. Please send a new request'],
  loansFull: ['CONFLICT', 'Twenty of your applications are still undecided. Please wait for an answer'],
  photosFull: ['CONFLICT', 'There is room for 200 photos (100 MB). Remove a crop you no longer need to make room'],
  demoAccount: ['CONFLICT', 'The accounts of the demo are shared: they keep their password and cannot be deleted'],
  accountUnsettled: ['CONFLICT', 'Settle your accounts, loans and policies first, then this account can be deleted'],
  importRunning: ['CONFLICT', 'Another import is running. Please wait until it has ended'],
  lastAdministrator: ['CONFLICT', 'You are the only administrator. Make another one before you delete this account'],
  lastActiveAdministrator: ['CONFLICT', 'This is the last active administrator. Make another one first'],
  inactiveAccount: ['CONFLICT', 'This account is deactivated. Please reactivate it first'],
  notCsv: ['UNSUPPORTED_MEDIA_TYPE', 'Send the file as CSV, with Content-Type: text/csv'],
  tooManyRequests: ['TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment'],
  tooManyCodes: ['TOO_MANY_REQUESTS', 'That were many codes. Please wait before you ask for another one'],
  tooManyAttempts: ['TOO_MANY_REQUESTS', 'Too many failed attempts. Please wait and try again'],
  busy: ['SERVICE_UNAVAILABLE', 'Many people are asking just now. Please try again in a moment'],
  diskFull: [
    'INSUFFICIENT_STORAGE',
    'The server has no room left to save this. Nothing was lost that was saved before',
  ],
} as const satisfies Record<string, readonly [ProblemCode, string]>

export type ProblemId = keyof typeof PROBLEMS
export type ProblemCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INSUFFICIENT_STORAGE'

/** A refusal that a user may read. `retryAfter` is in seconds. */
export class Problem extends Error {
  readonly id: ProblemId
  readonly retryAfter: number | undefined

  constructor(id: ProblemId, retryAfter?: number) {
    super(PROBLEMS[id][1])
    this.id = id
    this.retryAfter = retryAfter
  }

  get code(): ProblemCode {
    return PROBLEMS[this.id][0]
  }
}

/**
 * A field that two people changed to different values; `theirs` stands, with its author and time where they are
 * recorded.
 */
export type FieldConflict = {
  field: string
  mine: string | number | null
  theirs: string | number | null
  by: string | null
  at: string | null
}

/** An edit that met another one. */
export class EditConflict extends Problem {
  readonly conflicts: readonly FieldConflict[]

  constructor(clashes: readonly FieldConflict[]) {
    super('editedMeanwhile')
    this.conflicts = clashes
  }
}

/** A removal that met what others wrote about the row and its remover has not seen. */
export class AddedMeanwhile<Line = unknown> extends Problem {
  readonly added: readonly Line[]

  constructor(added: readonly Line[]) {
    super('addedMeanwhile')
    this.added = added
  }
}

/** A deletion of what other rows refer to, with how many of which tables. */
export class InUse extends Problem {
  readonly counts: Readonly<Record<string, number>>

  constructor(counts: Readonly<Record<string, number>>) {
    super('cropInUse')
    this.counts = counts
  }
}

export const problem = (id: ProblemId, retryAfter?: number) => new Problem(id, retryAfter)
