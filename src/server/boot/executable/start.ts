import '../preload-builtins.ts'
import { getAssetKeys, getRawAsset } from 'node:sea'
import { runProgram } from '../run-program.ts'

/** The first code of the single executable: runs the program that it carries. */
runProgram({
  text: Buffer.from(getRawAsset('kuu.cjs')).toString('latin1'),
  name: 'kuu.cjs',
  compiled: getAssetKeys().includes('kuu.code') ? Buffer.from(getRawAsset('kuu.code')) : undefined,
  require,
  folder: __dirname,
})
