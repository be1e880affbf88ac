export default {
  crops: { title: 'My Crops' },
  advisories: { title: 'Advisories' },
  market: { title: 'Market Prices' },
  profile: { title: 'Profile' },
} as const
