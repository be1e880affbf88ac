export default {
  title: 'Extension Agent',
} as const
