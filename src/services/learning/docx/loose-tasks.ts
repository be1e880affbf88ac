import type { Part } from '#domain/learning/lesson-text.ts'

type Parts = (string | Part)[]

/** Boxes to tick, of Unicode and of Wingdings as mammoth reads them: empty ones, and others. */
const OPEN = '\u2610\u25a1\u25fb\u2751\u2752\u{1f78e}\u{1f78f}'
const TICKED = '\u2611\u2612\u{1f5f7}\u{1f5f9}'
const BOX = new RegExp(`^\\s*([${OPEN}${TICKED}])\\s*`, 'u')

/** Paragraphs that begin with a box, as forms have them outside of any list, are the tasks of one. */
export function withLooseTasks(parts: Parts): Parts {
  const read: Parts = []
  for (const part of parts) {
    const task = taskOf(part)
    const last = read.at(-1)
    if (!task) read.push(part)
    else if (isTaskList(last)) read[read.length - 1] = { ...last, parts: [...last.parts, task] }
    else read.push({ is: 'list', parts: [task] })
  }
  return read
}

const isTaskList = (part: string | Part | undefined): part is Part => typeof part === 'object' && part.is === 'list' && part.parts.every((item) => typeof item === 'object' && item.is === 'task') // biome-ignore format: one line

function taskOf(part: string | Part): Part | null {
  if (typeof part === 'string' || part.is !== 'paragraph') return null
  const [first, ...rest] = part.parts
  const box = typeof first === 'string' ? BOX.exec(first) : null
  if (!box) return null
  const line = [String(first).slice(box[0].length), ...rest].filter(Boolean)
  if (typeof line[0] === 'string') line[0] = line[0].trimStart()
  return { is: 'task', isDone: !OPEN.includes(box[1]!), parts: [{ is: 'paragraph', parts: line }] }
}
