/** Courses, lessons and quizzes. */
export default {
  title: 'Agricultural Learning Center',
  failed: 'Unable to Load Courses',
  none: 'No Courses Available',
  free: 'Free',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  duration: 'Duration: {duration}',
  audience: 'For: {audience}',
} as const
