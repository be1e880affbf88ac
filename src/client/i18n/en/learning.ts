export default {
  title: 'Courses',
} as const
