import { expect, test } from 'vitest'
import type { LessonText } from '../lesson-text.schema.ts'
import { courseFiles, isTooLarge } from './course-files.ts'

const course = { title: 'Maize', imageUrl: '/files/maize.jpg' }
const lesson = (more: object) => ({ title: 'Land', videoUrl: null, attachments: null, text: [] as LessonText, ...more })

test('a course has its picture, and of each lesson the video, the pictures and the attachments', () => {
  const land = lesson({
    videoUrl: '/files/land.mp4',
    text: ['Look: ', { is: 'picture', url: '/files/worm.png', alt: 'A worm' }, { is: 'link', url: '/crops' }],
    attachments: [{ name: 'Captions', url: '/files/land.vtt' }],
  })
  expect(courseFiles(course, [land])).toEqual([
    { url: '/files/maize.jpg', title: 'Maize', isVideo: false },
    { url: '/files/land.mp4', title: 'Land', isVideo: true },
    { url: '/files/worm.png', title: 'Land', isVideo: false },
    { url: '/files/land.vtt', title: 'Captions', isVideo: false },
  ])
})

test('a file that two lessons show is there once', () => {
  const same = lesson({ text: [{ is: 'picture', url: '/files/worm.png' }] })
  expect(courseFiles({ ...course, imageUrl: null }, [same, same])).toHaveLength(1)
})

test.each(['https://evil.example/a.mp4', '//evil.example/a.mp4', 'javascript:alert(1)', 'data:video/mp4;base64,A', ''])(
  '%j is no file of ours',
  (url) => {
    const foreign = lesson({ videoUrl: url, text: [{ is: 'picture', url }], attachments: [{ name: 'A', url }] })
    expect(courseFiles({ title: 'Maize', imageUrl: url }, [foreign])).toEqual([])
  },
)

test('only a video is left out for its size', () => {
  const file = { url: '/files/a', title: 'A' }
  expect(isTooLarge({ ...file, isVideo: true }, 50_000_000)).toBe(false)
  expect(isTooLarge({ ...file, isVideo: true }, 50_000_001)).toBe(true)
  expect(isTooLarge({ ...file, isVideo: false }, 90_000_000)).toBe(false)
})
