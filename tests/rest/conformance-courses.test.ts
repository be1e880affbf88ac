import { conform, denied, type Row, text } from './conformance.ts'

const publish: Omit<Row, 'name'> = { as: 'ruth', method: 'PATCH', path: '/admin/courses/draft/publish' }
const COURSE = { title: 'Yams', description: 'All of it', shortDescription: 'Yams', duration: '4 weeks', level: 'advanced', price: 1250, currency: 'LRD', targetAudience: ['Growers'], learningObjectives: ['Plant'], keyBenefits: ['Eat', 'Sell'] } // biome-ignore format: one row
const refused = (path: string, message: string) => ({ message, code: 'BAD_REQUEST', issues: [{ path, message }] })
const create = { as: 'ruth', method: 'POST', path: '/admin/courses' } as const
const written: Row[] = [
  { ...create, name: 'a new course is a draft', body: COURSE, has: { ...COURSE, id: text, isPublished: false, publishedAt: null, version: 1, imageUrl: null, lessonCount: 0 } }, // biome-ignore format: one row
  { ...create, name: 'a new course of nothing but what is required', body: { title: 'Yams', description: 'All' }, has: { level: 'beginner', price: 0, currency: 'USD', targetAudience: [], learningObjectives: [], keyBenefits: [] } }, // biome-ignore format: one row
  { ...create, name: 'empty lines of a list are left out', body: { ...COURSE, keyBenefits: [' ', 'Eat'] }, has: { keyBenefits: ['Eat'] } }, // biome-ignore format: one row
  { ...create, name: 'a course without a title', body: { ...COURSE, title: ' ' }, status: 400, has: refused('title', 'Title is required') }, // biome-ignore format: one row
  { ...create, name: 'a course with a long title', body: { ...COURSE, title: 'y'.repeat(201) }, status: 400, has: refused('title', 'Title too long') }, // biome-ignore format: one row
  { ...create, name: 'a course without a description', body: { ...COURSE, description: undefined }, status: 400, has: refused('description', 'Description is required') }, // biome-ignore format: one row
  { ...create, name: 'a course for less than nothing', body: { ...COURSE, price: -1 }, status: 400, has: refused('price', 'Price must be non-negative') }, // biome-ignore format: one row
  ...[12.5, '12', null].map((price): Row => ({ ...create, name: `a course for ${price} minor units`, body: { ...COURSE, price }, status: 400 })), // biome-ignore format: one row
  ...['expert', ''].map((level): Row => ({ ...create, name: `a course of level '${level}'`, body: { ...COURSE, level }, status: 400 })), // biome-ignore format: one row
  { ...create, name: 'a course in no currency', body: { ...COURSE, currency: 'XXX' }, status: 400 },
  { ...create, name: 'a changed course', method: 'PATCH', path: '/admin/courses/draft', body: { price: 500, keyBenefits: ['Eat'] }, has: { id: 'draft', title: 'Draft', price: 500, keyBenefits: ['Eat'], version: 2 } }, // biome-ignore format: one row
  { ...create, name: 'a course that is sent as it is stays as it is', method: 'PATCH', path: '/admin/courses/draft', body: { title: 'Draft', keyBenefits: [], version: 7 }, has: { version: 1 } }, // biome-ignore format: one row
  { ...create, name: 'an unknown course is not changed', method: 'PATCH', path: '/admin/courses/none', body: { title: 'New' }, status: 404 }, // biome-ignore format: one row
  { ...create, name: 'a deleted course', method: 'DELETE', path: '/admin/courses/open', has: { id: 'open', archiveId: text } }, // biome-ignore format: one row
  { ...create, name: 'an unknown course is not deleted', method: 'DELETE', path: '/admin/courses/none', status: 404 },
  ...(['visitor', 'martha', 'hawa'] as const).map((as): Row => ({ ...create, name: `a new course by ${as}`, as, body: COURSE, status: as === 'visitor' ? 401 : 403 })), // biome-ignore format: one row
]

const courses: Row[] = [
  ...written,
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
