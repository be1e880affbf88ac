import '../of-node.ts'
import { getAssetKeys, getRawAsset } from 'node:sea'
import { constants, Script } from 'node:vm'
import { compileLater } from '../heap.ts'

/**
 * The first code of the single executable: runs the program with what the build has compiled of it. Node's own code cache
 * holds only what is compiled before anything runs; that of the build holds each function that a start needs.
 */
compileLater()
const source = `(function (require, __filename, __dirname) {${textOf('main.cjs')}\n})`
const script = new Script(source, {
  filename: 'kuu.cjs',
  cachedData: getAssetKeys().includes('main.code') ? Buffer.from(getRawAsset('main.code')) : undefined,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})
script.runInThisContext()(require, __filename, __dirname)

/** The bundle is ASCII, which takes half the memory of other text. */
function textOf(key: string) {
  return Buffer.from(getRawAsset(key)).toString('latin1')
}
