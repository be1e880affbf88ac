import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`, 'Opera on Android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox on Android'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/191.329; U; en) Presto/2.12 Version/12.16', 'Opera'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1', 'Safari on iPhone'], // biome-ignore format: one row
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0', 'Edge on Windows'], // biome-ignore format: one row
  ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox on KaiOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0 Safari/537.36', 'Chrome on Linux'],
  ['curl/8.5.0', 'curl'],
  ['<script>', null],
  ['', null],
  [undefined, null],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
