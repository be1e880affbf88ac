/** Accounts, loans, insurance and what moved between them. */
export default {
  title: 'Farmer Financial Services',
  loans: 'Agricultural Loans',
  insurance: 'Crop Insurance',
  noLoans: 'No loans are on offer at the moment.',
  noInsurance: 'No insurance is on offer at the moment.',
  amounts: 'From {min} to {max}',
  interest: 'Interest',
  rate: '{rate} a year',
  flat: 'flat',
  declining: 'on the declining balance',
  term: 'Longest term',
  days: '{count, plural, one {# day} other {# days}}',
  premium: 'Premium',
  ofCover: '{rate} of the cover',
  cover: 'Cover up to {amount}',
  provider: 'Provider',
} as const
