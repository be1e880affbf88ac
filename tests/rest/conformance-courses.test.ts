import { conform, denied, type Row, text } from './conformance.ts'

const publish: Omit<Row, 'name'> = { as: 'ruth', method: 'PATCH', path: '/admin/courses/draft/publish' }
const courses: Row[] = [
  {
    name: 'courses for an administrator',
    as: 'ruth',
    path: '/admin/courses',
    has: [
      { id: 'draft', title: 'Draft', isPublished: false, publishedAt: null },
      {
        id: 'open',
        title: 'Maize',
        description: 'All of it',
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
        createdAt: text,
        publishedAt: '2026-11-21T12:00:00.000Z',
        moduleCount: 0,
        lessonCount: 0,
        enrollmentCount: 0,
      },
    ],
  },
  { name: 'courses for an administrator, by an agent', as: 'hawa', path: '/admin/courses', status: 403 },
  { name: 'courses for an administrator, by a visitor', path: '/admin/courses', status: 401 },
  {
    ...publish,
    name: 'a draft is published, and returned',
    body: { published: true },
    has: { id: 'draft', title: 'Draft', isPublished: true, publishedAt: '2026-11-21T12:00:00.000Z', lessonCount: 0 },
  },
  { ...publish, name: 'hiding a draft changes nothing', body: { published: false }, has: { isPublished: false, publishedAt: null } }, // biome-ignore format: one row
  {
    ...publish,
    name: 'an open course is hidden, and keeps its publication date',
    path: '/admin/courses/open/publish',
    body: { published: false },
    has: { id: 'open', isPublished: false, publishedAt: '2026-11-21T12:00:00.000Z' },
  },
  { ...publish, name: 'the path names the course, not the body', body: { id: 'open', published: true }, has: { id: 'draft' } }, // biome-ignore format: one row
  {
    ...publish,
    name: 'an unknown course',
    path: '/admin/courses/none/publish',
    body: { published: true },
    status: 404,
  },
  ...[{}, { published: 'yes' }, { published: null }].map((body) => ({
    ...publish,
    name: `publishing with ${JSON.stringify(body)}`,
    body,
    status: 400,
    has: { ...denied('BAD_REQUEST'), issues: [{ path: 'published' }] },
  })),
  { ...publish, name: 'publishing by an agent', as: 'hawa', body: { published: true }, status: 403 },
  { ...publish, name: 'publishing by a farmer', as: 'martha', body: { published: true }, status: 403 },
  { ...publish, name: 'publishing by a visitor', as: 'visitor', body: { published: true }, status: 401 },
]

conform(courses)
