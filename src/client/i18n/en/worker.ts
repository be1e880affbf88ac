/** What the service worker says while no page of Kuu is open. */
export default {
  title: 'Kuu',
  news: 'There is news for you. Tap to read it.',
} as const
