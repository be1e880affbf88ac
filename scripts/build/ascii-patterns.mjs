import { readFileSync } from 'node:fs'

/**
 * For esbuild. It writes strings in ASCII, but leaves regular expressions as they stand, and a single letter of another
 * script makes V8 hold the whole bundle with two bytes a character.
 */
export const asciiPatterns = {
  name: 'ascii-patterns',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(/[^\0-\x7f]/g, escaped),
      loader: 'ts',
    }))
  },
}

/** A half of a pair is written as such: a pattern reads both as one sign again. */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
