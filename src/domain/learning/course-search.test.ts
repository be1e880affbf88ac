import { expect, test } from 'vitest'
import type { CourseCard } from './course.schema.ts'
import { audiencesOf, type CourseSearch, searchCourses } from './course-search.ts'

const course = (id: string, more: Partial<CourseCard>): CourseCard => ({
  id,
  title: id,
  description: '',
  shortDescription: null,
  duration: null,
  level: 'beginner',
  price: 0,
  currency: 'USD',
  targetAudience: [],
  learningObjectives: [],
  keyBenefits: [],
  isPublished: true,
  imageUrl: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...more,
})
const COURSES = [
  course('store', { title: 'Storing grain', description: 'Keep maize dry', targetAudience: ['Women', 'Youth'] }),
  course('maize', { title: 'Maize', level: 'advanced', learningObjectives: ['Sow in lines'], targetAudience: ['Youth'] }), // biome-ignore format: one row
]

test.each<[CourseSearch, string[]]>([
  [{}, ['store', 'maize']],
  [{ q: 'maize' }, ['maize', 'store']],
  [{ q: 'maise' }, ['maize', 'store']],
  [{ q: 'GRAIN dry' }, ['store']],
  [{ q: 'sow' }, ['maize']],
  [{ q: 'goats' }, []],
  [{ level: 'advanced' }, ['maize']],
  [{ audience: 'Women' }, ['store']],
  [{ audience: 'Women', level: 'advanced' }, []],
  [{ q: 'maize', audience: 'Women' }, ['store']],
])('%o finds %o', (search, ids) => {
  expect(searchCourses(COURSES, search).map(({ id }) => id).sort()).toEqual([...ids].sort()) // biome-ignore format: one line
})

test('each audience is offered once', () => expect(audiencesOf(COURSES)).toEqual(['Women', 'Youth']))
