import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import english from '#client/i18n/en/learning.json'
import type { ShownLesson } from '#domain/learning/learning.schema.ts'
import { Attachments } from './Attachments.tsx'
import { LessonVideo } from './LessonVideo.tsx'

vi.mock('#client/phone/session.ts', () => ({
  getSession: () => null,
  useSession: () => null,
  onSessionChange: () => undefined,
}))

const CAPTIONS = { name: 'English', url: '/files/land.vtt' }
const lesson = (attachments: ShownLesson['attachments']): ShownLesson => ({
  id: 'land',
  moduleId: 'm',
  courseId: 'maize',
  title: 'Clear the land',
  type: 'video',
  duration: null,
  videoUrl: null,
  text: [],
  attachments,
})

const shown = (url: string, poster: string | null, attachments: ShownLesson['attachments'] = null) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ learning: english } as never}>
      <LessonVideo lesson={lesson(attachments)} url={url} poster={poster} />
      <Attachments files={attachments ?? []} />
    </IntlProvider>,
  )

test('a video of ours loads nothing before it is started, and has its captions', () => {
  const html = shown('/files/land.mp4', '/files/land.jpg', [CAPTIONS, { name: 'Plan', url: '/files/plan.pdf' }])
  expect(html).toMatch(/<video controls="" preload="none" src="\/files\/land.mp4" [^>]*poster="\/files\/land.jpg">/)
  expect(html).toContain('<track kind="captions" src="/files/land.vtt" label="English" default=""/>')
  expect(html).not.toContain('autoplay')
  expect(html).toContain('<a href="/files/plan.pdf">')
  // Captions belong to the video.
  expect(html).not.toContain('href="/files/land.vtt"')
})

test('the poster, and the captions, are files of ours too', () => {
  const html = shown('/files/land.mp4', 'https://evil.example/a.jpg', [{ name: 'x', url: '//evil.example/x.vtt' }])
  expect(html).toContain('<video')
  expect(html).not.toContain('evil.example')
})

test('a video of another site is a link, and names the site', () => {
  const html = shown('https://video.example/watch?v=1', null)
  expect(html).toContain('href="https://video.example/watch?v=1" target="_blank" rel="noopener noreferrer nofollow"')
  expect(html).toContain('Watch the video on video.example')
  expect(html).not.toMatch(/<(video|iframe|script|embed)/)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.mp4', ''])('%j is no video', (url) => {
  expect(shown(url, null, [{ name: 'a file', url }])).toBe('')
})
