/** What every screen may need at once: the frame, the four faces of a list, who one is. */
export default {
  app: {
    name: 'Kuu',
    skip: 'Skip to content',
    loading: 'Loading',
  },
  nav: {
    label: 'Main',
    home: 'Home',
    finance: 'Finance',
    crops: 'Crops',
    courses: 'Courses',
    market: 'Market',
    profile: 'Profile',
  },
  header: {
    online: 'Online',
    offline: 'Offline',
    language: 'Language',
    theme: 'Theme',
    draft: 'Draft, to be reviewed',
  },
  language: {
    changed: 'Language Changed',
    changedTo: 'Interface language changed to {name}',
    failed: 'This language could not be loaded. Please try again.',
  },
  action: {
    close: 'Close',
    retry: 'Retry',
    back: 'Back',
    home: 'Go to the start page',
  },
  error: {
    title: 'Error',
    load: 'This could not be loaded',
    loadHint: 'Check your connection, then try again.',
    screen: 'This screen stopped working',
    screenHint: 'What you saved is safe. Try again, or go back to the start.',
    notFound: 'This page does not exist',
    notFoundHint: 'The link may be old, or a letter went missing on the way.',
  },
  select: {
    title: 'Who are you?',
    lead: 'Choose how you want to use Kuu.',
    farmer: 'Farmer',
    farmerHint: 'My crops, prices, weather and advice',
    agent: 'Extension Agent',
    agentHint: 'Farmers, visits, advisories and SMS',
    admin: 'Administrator',
    adminHint: 'Users, courses and everything published',
  },
} as const
