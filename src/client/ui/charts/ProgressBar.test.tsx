import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

test('its name and value are read out, unless a figure beside it says them', () => {
  expect(renderToStaticMarkup(<ProgressBar percent={40} label="Your progress" />)).toMatch(/role="progressbar" aria-label="Your progress".*aria-valuenow="40".*width:40%/) // biome-ignore format: one line
  expect(renderToStaticMarkup(<ProgressBar percent={40} label={null} />)).toMatch(/^<div [^>]*aria-hidden="true"><span style="width:40%"/) // biome-ignore format: one line
})
