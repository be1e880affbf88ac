import type { LessonText, Mark } from '#domain/learning/lesson-text.schema.ts'

export const END: Mark = { is: 'end' }

/** What the elements of HTML mean that stand within a line; those of null are only what is in them. */
const INLINE: Record<string, Mark | null> = {
  sub: { is: 'sub' },
  sup: { is: 'sup' },
  u: { is: 'underline' },
  ins: { is: 'underline' },
  s: { is: 'deleted' },
  del: { is: 'deleted' },
  strike: { is: 'deleted' },
  em: { is: 'emphasis' },
  i: { is: 'emphasis' },
  strong: { is: 'strong' },
  b: { is: 'strong' },
  code: { is: 'code' },
  kbd: { is: 'code' },
  span: null,
  mark: null,
  small: null,
}

/** The marks around what is in an element of a line; undefined where the element is none of these. */
export function inlineMark(name: string, attributes: Record<string, string>): Mark | null | undefined {
  if (name === 'a') return attributes.href ? { is: 'link', url: attributes.href } : null
  return Object.hasOwn(INLINE, name) ? INLINE[name] : undefined
}

/** An element that has nothing in it; undefined for any other. */
export function emptyMark(name: string, attributes: Record<string, string>): Mark | undefined {
  if (name === 'br') return { is: 'break' }
  if (name === 'hr') return { is: 'rule' }
  if (name === 'img') return { is: 'picture', url: attributes.src ?? '', alt: attributes.alt ?? '' }
  return undefined
}

/** What is in a mark, between its beginning and its end. */
export const within = (mark: Mark | null, inside: LessonText): LessonText => (mark ? [mark, ...inside, END] : inside)
