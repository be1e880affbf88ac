export default {
  title: 'Finance',
} as const
