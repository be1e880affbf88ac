import { readFileSync } from 'node:fs'

const SPREADS = [
  [/_objectSpread2\(_objectSpread2\(\{\}, ([\w.]+)\), (\{\}, )?/g, 'Object.assign({ ...$1 }, '],
  // What it has just made itself needs no copy.
  [/_objectSpread2\(_objectSpread2\(\{\}, (mergeWithoutOverrides\(\w+, \w+\))\), \{\}, /g, 'Object.assign($1, '],
  [/_objectSpread2\(\{(?!\})/g, 'Object.assign({'],
]

/**
 * For esbuild. tRPC is published for runtimes without object spread: it copies the context of each call several times,
 * key by key, which is a tenth of a short request. In the bundle it spreads as it was written, and where it was written:
 * in one function for all of them, V8 would not know what it copies, and take twice as long.
 */
export const nativeSpread = {
  name: 'native-spread',
  setup({ onLoad, onEnd }) {
    let isReplaced = false
    onLoad({ filter: /@trpc\/server\/dist\/[\w-]+\.mjs$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const contents = SPREADS.reduce((written, [helper, native]) => written.replace(helper, native), text)
      if (text.includes('function callRecursive(')) isReplaced = contents !== text
      return { contents }
    })
    onEnd(() =>
      isReplaced ? {} : { errors: [{ text: 'tRPC writes its spreads otherwise, or needs no help any more' }] },
    )
  },
}
