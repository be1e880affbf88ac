import { readFileSync } from 'node:fs'

const HELPER = /function _objectSpread2\(e\) \{[\s\S]*?\n\}\n/
const NATIVE = `function _objectSpread2(target, ...sources) {
  for (const source of sources) target = { ...target, ...source }
  return target
}
`

/**
 * For esbuild. tRPC is published for runtimes without object spread: it copies the context of each call several times,
 * key by key, which is a tenth of a short request. In the bundle it spreads as it was written.
 */
export const nativeSpread = {
  name: 'native-spread',
  setup({ onLoad, onEnd }) {
    let isReplaced = false
    onLoad({ filter: /@trpc\/server\/dist\/getErrorShape-[\w-]+\.mjs$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      isReplaced = HELPER.test(text)
      return { contents: text.replace(HELPER, NATIVE) }
    })
    onEnd(() =>
      isReplaced ? {} : { errors: [{ text: 'tRPC holds its _objectSpread2 elsewhere, or needs it no more' }] },
    )
  },
}
