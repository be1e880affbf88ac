export default {
  title: 'Administrator',
  login: { title: 'Administrator sign-in' },
} as const
