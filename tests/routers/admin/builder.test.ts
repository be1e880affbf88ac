import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, lessonProgress, lessons, quizAttempts } from '#db/schema/index.ts'
import { COURSE_PARTS } from '#domain/learning/build/course-part.ts'
import { RIGHT, teach } from '../../lessons.ts'
import { village } from '../../village.ts'

/** Courses of before the builder count from 1. */
function built({ from = 0 } = {}) {
  const v = village()
  teach(v)
  for (const { table } of Object.values(COURSE_PARTS))
    v.db.$client.exec(`update ${table} set order_index = order_index + ${from - 1}`)
  const { admin } = v.as(v.people.ruth)
  const read = () => admin.builder.get({ id: 'open' })
  /** The titles of every list, in order. */
  const outline = async () =>
    (await read()).modules.map(({ title, lessons, quizzes }) => [
      title,
      lessons.map((each) => each.title),
      quizzes.map((each) => [each.title, each.questions.map(({ question }) => question)]),
    ])
  const add = (parentId: string, title: string) =>
    admin.builder.save({ kind: 'lesson', parentId, fields: { title, content: `# ${title}` } })
  const addModule = (title: string) => admin.builder.save({ kind: 'module', parentId: 'open', fields: { title } })
  /** Every list of every place is numbered from 0, without gaps. */
  const numbers = () =>
    Object.values(COURSE_PARTS).flatMap(({ table, within }) =>
      v.db.$client
        .prepare(
          `select group_concat(order_index) from (select * from ${table} order by order_index) group by ${within}`,
        )
        .pluck()
        .all(),
    )
  const learn = async () => {
    const martha = v.as(v.people.martha).learning
    await martha.lessons.complete({ id: 'land' })
    await martha.lessons.complete({ id: 'store' })
    await martha.quizzes.submit({ id: 'check', answers: RIGHT })
  }
  return { ...v, admin, builder: admin.builder, read, outline, add, addModule, numbers, learn }
}

const QUESTION = { question: 'When?', options: ['Now', 'Later'], correctAnswer: 'Now' }

test('modules, lessons, quizzes and questions are added at the end, and a learner has them', async () => {
  const w = built()
  const { id: moduleId } = await w.addModule('Harvest')
  await w.add(moduleId, 'Cut it')
  const quiz = await w.builder.save({ kind: 'quiz', parentId: moduleId, fields: { title: 'Ripe?' } })
  await w.builder.save({ kind: 'question', parentId: quiz.id, fields: QUESTION })
  await w.builder.save({ kind: 'question', parentId: quiz.id, fields: { ...QUESTION, question: 'How?' } })
  expect((await w.outline()).at(-1)).toEqual(['Harvest', ['Cut it'], [['Ripe?', ['When?', 'How?']]]])
  const learner = w.as(w.people.martha).learning
  expect((await learner.courses.get({ id: 'open' })).modules.at(-1)).toMatchObject({
    title: 'Harvest',
    quizzes: [{ passingScore: 70 }],
  })
  const seen = await learner.quizzes.get({ id: quiz.id })
  expect(seen.questions.map(({ question }) => question)).toEqual(['When?', 'How?'])
  expect(JSON.stringify(seen)).not.toMatch(/correctAnswer|explanation/)
})

test('what is edited is what is read, and another part is not touched', async () => {
  const { builder, read } = built()
  const before = await builder.lesson({ id: 'land' })
  await builder.save({ kind: 'lesson', parentId: 'open-module', id: 'land', revision: before.revision, fields: { ...before, title: 'Clear it', type: 'video', videoUrl: 'https://example.org/a.mp4', attachments: [{ name: 'Plan', url: '/media/x.pdf' }] } }) // biome-ignore format: one row
  expect(await builder.lesson({ id: 'land' })).toMatchObject({ title: 'Clear it', type: 'video', content: before.content, attachments: [{ name: 'Plan' }] }) // biome-ignore format: one row
  const [module] = (await read()).modules
  expect(module!.lessons.map(({ title }) => title)).toEqual(['Clear it', 'Store it'])
})

describe('order', () => {
  test('a lesson is moved within its module, and into another one', async () => {
    const w = built()
    const { id: second } = await w.addModule('Second')
    await w.add('open-module', 'Third lesson')
    const move = async (id: string, parentId: string, at: number) =>
      w.builder.move({ kind: 'lesson', id, parentId, at, version: (await w.read()).version })
    await move('store', 'open-module', 0)
    expect((await w.outline())[0]![1]).toEqual(['Store it', 'Clear the land', 'Third lesson'])
    await move('land', second, 7)
    expect(await w.outline()).toMatchObject([
      ['Begin', ['Store it', 'Third lesson'], [['Check yourself', ['Which soil?', 'Which rain?']]]],
      ['Second', ['Clear the land'], []],
    ])
    for (const list of w.numbers()) expect(['0', '0,1', '0,1,2']).toContain(list)
  })

  test('modules and questions are moved; a question stays in its quiz, and nothing leaves its course', async () => {
    const w = built()
    const { id: second } = await w.addModule('Second')
    const version = async () => (await w.read()).version
    await w.builder.move({ kind: 'module', id: second, parentId: 'open', at: 0, version: await version() })
    await w.builder.move({ kind: 'question', id: 'rain', parentId: 'check', at: 0, version: await version() })
    expect(await w.outline()).toEqual([
      ['Second', [], []],
      ['Begin', ['Clear the land', 'Store it'], [['Check yourself', ['Which rain?', 'Which soil?']]]],
    ])
    const { id: other } = await w.builder.save({ kind: 'quiz', parentId: second, fields: { title: 'Other' } })
    for (const [kind, id, parentId] of [
      ['question', 'rain', other],
      ['lesson', 'land', 'draft-module'],
      ['module', second, 'draft'],
      ['lesson', 'land', 'check'],
      ['lesson', 'none', 'open-module'],
    ] as const)
      await expect(w.builder.move({ kind, id, parentId, at: 0, version: await version() })).rejects.toMatchObject({ code: 'NOT_FOUND' }) // biome-ignore format: one row
  })

  test('of two who reorder from one state the second is told, and nothing is lost', async () => {
    const w = built()
    const { version } = await w.read()
    await w.builder.move({ kind: 'lesson', id: 'store', parentId: 'open-module', at: 0, version })
    await expect(
      w.builder.move({ kind: 'lesson', id: 'land', parentId: 'open-module', at: 0, version }),
    ).rejects.toMatchObject({ code: 'CONFLICT', cause: { id: 'courseChanged' } })
    await expect(w.builder.remove({ kind: 'quiz', id: 'check', version })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await w.outline())[0]![1]).toEqual(['Store it', 'Clear the land'])
  })
})

describe('two editors of one lesson', () => {
  test('the second is told, sees both, and may overwrite', async () => {
    const { builder } = built()
    const { revision, ...lesson } = await builder.lesson({ id: 'land' })
    const save = (content: string, basis?: string) =>
      builder.save({ kind: 'lesson', parentId: 'open-module', id: 'land', revision: basis, fields: { ...lesson, content } }) // biome-ignore format: one row
    await save('Mine', revision)
    await expect(save('Yours', revision)).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { conflicts: [{ field: 'content', mine: 'Yours', theirs: 'Mine' }] },
    })
    await save('Yours')
    expect(await builder.lesson({ id: 'land' })).toMatchObject({ content: 'Yours' })
  })

  test('a lesson that was only moved meanwhile is no conflict', async () => {
    const w = built()
    const { revision, ...lesson } = await w.builder.lesson({ id: 'land' })
    await w.builder.move({ kind: 'lesson', id: 'land', parentId: 'open-module', at: 1, version: (await w.read()).version }) // biome-ignore format: one row
    await w.builder.save({ kind: 'lesson', parentId: 'open-module', id: 'land', revision, fields: { ...lesson, title: 'New' } }) // biome-ignore format: one row
    expect((await w.outline())[0]![1]).toEqual(['Store it', 'New'])
  })
})

test.each([
  ['module', 'open-module', { lessons: 2, quizzes: 1, quiz_questions: 2, lesson_progress: 2, quiz_attempts: 1 }],
  ['lesson', 'land', { lesson_progress: 1 }],
  ['quiz', 'check', { quiz_questions: 2, quiz_attempts: 1 }],
  ['question', 'soil', {}],
] as const)('a %s that was deleted is back in its place with its learners’ progress', async (kind, id, counts) => {
  const w = built()
  await w.learn()
  await w.addModule('Second')
  const [before, progress, attempts] = [await w.outline(), rows(w, lessonProgress), rows(w, quizAttempts)]
  expect(await w.builder.removal({ kind, id })).toEqual({ counts })
  const { archiveId } = await w.builder.remove({ kind, id, version: (await w.read()).version })
  expect(await w.outline()).not.toEqual(before)
  expect((await w.admin.archive.list({})).items).toMatchObject([{ kind: 'course', counts, title: expect.stringMatching(/^Maize: /) }]) // biome-ignore format: one row
  for (const list of w.numbers()) expect(['0', '0,1']).toContain(list)
  await w.admin.archive.restore({ id: archiveId })
  expect(await w.outline()).toEqual(before)
  expect([rows(w, lessonProgress), rows(w, quizAttempts)]).toEqual([progress, attempts])
})

const rows = ({ db }: ReturnType<typeof built>, table: typeof lessonProgress | typeof quizAttempts) =>
  db.select().from(table).orderBy(table.id).all()

test.each([0, 1])('a lesson whose module is gone waits until the module is restored; counted from %i', async (from) => {
  const w = built({ from })
  const lesson = await w.builder.remove({ kind: 'lesson', id: 'land', version: (await w.read()).version })
  const module = await w.builder.remove({ kind: 'module', id: 'open-module', version: (await w.read()).version })
  await expect(w.admin.archive.restore({ id: lesson.archiveId })).rejects.toMatchObject({ code: 'CONFLICT' })
  await w.admin.archive.restore({ id: module.archiveId })
  await w.admin.archive.restore({ id: lesson.archiveId })
  expect((await w.outline())[0]![1]).toEqual(['Clear the land', 'Store it'])
})

test.each([
  ['an answer that is no option', { ...QUESTION, correctAnswer: 'Never' }, 'Choose which answer is right'],
  ['one option', { ...QUESTION, options: ['Now'] }, 'Give 2 to 8 answers'],
  ['nine options', { ...QUESTION, options: [...'123456789'], correctAnswer: '1' }, 'Give 2 to 8 answers'],
  ['an option twice', { ...QUESTION, options: ['Now', 'Now '] }, 'Give each answer only once'],
  ['an empty option', { ...QUESTION, options: ['Now', ' '] }, 'Give 2 to 8 answers'],
  ['no question', { ...QUESTION, question: ' ' }, 'Question is required'],
])('a question with %s is not saved', async (_, fields, message) => {
  const { builder, read } = built()
  await expect(builder.save({ kind: 'question', parentId: 'check', fields })).rejects.toThrow(message)
  expect((await read()).modules[0]!.quizzes[0]!.questions).toHaveLength(2)
})

test.each([-1, 101, 70.5])('a quiz does not pass at %s percent', async (passingScore) => {
  const { builder } = built()
  await expect(
    builder.save({ kind: 'quiz', parentId: 'open-module', fields: { title: 'Q', passingScore } }),
  ).rejects.toThrow('A whole number from 0 to 100')
})

test.each([
  'http://example.org/a.mp4',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org/a',
  '/\\evil',
  'a.mp4',
  'https:',
])('a video does not lie at %s', async (videoUrl) => {
  const { builder } = built()
  const fields = { title: 'V', type: 'video' as const, videoUrl }
  await expect(builder.save({ kind: 'lesson', parentId: 'open-module', fields })).rejects.toThrow('Must be a valid URL') // biome-ignore format: one row
  await expect(
    builder.save({ kind: 'lesson', parentId: 'open-module', fields: { title: 'V', attachments: [{ name: 'A', url: videoUrl }] } }), // biome-ignore format: one row
  ).rejects.toThrow('Must be a valid URL')
})

test('a published quiz that is edited keeps its attempts', async () => {
  const w = built()
  await w.learn()
  const [quiz] = (await w.read()).modules[0]!.quizzes
  expect(quiz).toMatchObject({ attempts: 1 })
  await w.builder.save({ kind: 'question', parentId: 'check', id: 'soil', fields: { ...quiz!.questions[0]!, options: ['A deep one', 'None'] } }) // biome-ignore format: one row
  await w.builder.save({ kind: 'quiz', parentId: 'open-module', id: 'check', fields: { title: 'Check', passingScore: 100 } }) // biome-ignore format: one row
  expect(await w.as(w.people.martha).learning.quizzes.attempts({ id: 'check' })).toMatchObject([{ score: 100, passed: true }]) // biome-ignore format: one row
})

test('each change tells phones that the courses changed, that of a question too', async () => {
  const w = built()
  const newest = () => w.db.$client.prepare("select max(rowid) from changes where list = 'courses'").pluck().get()
  const before = newest()
  await w.builder.save({ kind: 'question', parentId: 'check', fields: QUESTION })
  const after = newest()
  expect(after).not.toBe(before)
  await w.builder.remove({ kind: 'question', id: 'soil', version: (await w.read()).version })
  expect(newest()).not.toBe(after)
})

test('each write is in the audit, with the part before and after', async () => {
  const w = built()
  const lesson = await w.builder.lesson({ id: 'land' })
  await w.builder.save({ kind: 'lesson', parentId: 'open-module', id: 'land', fields: { ...lesson, title: 'New' } })
  await w.builder.remove({ kind: 'lesson', id: 'land', version: (await w.read()).version })
  const events = w.db.select().from(auditEvents).where(eq(auditEvents.rowId, 'land')).orderBy(auditEvents.id).all()
  expect(events.map(({ action, tableName }) => [action, tableName])).toEqual([
    ['admin.builder.save', 'lessons'],
    ['admin.builder.remove', 'lessons'],
  ])
  expect([events[0]!.before, events[0]!.after].map((each) => JSON.parse(each!))).toEqual([{ title: 'Clear the land' }, { title: 'New' }]) // biome-ignore format: one row
})

test('a script in any text stays text', async () => {
  const { builder, as, people, db } = built()
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1))'
  await builder.save({
    kind: 'lesson',
    parentId: 'open-module',
    id: 'land',
    fields: { title: script, content: script },
  })
  const shown = await as(people.martha).learning.lessons.show({ id: 'land' })
  expect(shown.title).toBe(script)
  expect(shown.text).toEqual(await builder.preview({ content: script }))
  expect(shown.text.flatMap((each) => (typeof each === 'string' ? [each] : [])).join('')).toContain('<script>')
  expect(db.select().from(lessons).where(eq(lessons.id, 'land')).get()).toMatchObject({ content: script })
})

test('a list that is full takes no more', async () => {
  const w = built()
  const values = Array.from({ length: 198 }, (_, at) => ({ moduleId: 'open-module', title: 'L', content: '', orderIndex: at + 3 })) // biome-ignore format: one row
  w.db.insert(lessons).values(values).run()
  await expect(w.add('open-module', 'Over')).rejects.toMatchObject({ cause: { id: 'courseFull' } })
})
