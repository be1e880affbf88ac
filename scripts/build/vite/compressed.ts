import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|jsonl?|txt|webmanifest)$/

/** Writes .br and .gz files beside every text file of the build, so that the server never compresses them itself. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'kuu:compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = await readdir(folder, { recursive: true })
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))))
      },
    },
  }
}

async function compress(file: string) {
  const text = await readFile(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: quality }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
