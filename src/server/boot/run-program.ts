import { constants, Script } from 'node:vm'
import { compileLater } from './heap.ts'

type Program = {
  /** The bundle (scripts/build/program-bundle.mjs): a function in ASCII, which takes half the memory of other text. */
  text: string
  /** How errors name its file. */
  name: string
  /** What the build has compiled of it, each function that a start needs; V8 looks whether it is of this machine. */
  compiled: Buffer | undefined
  require: NodeJS.Require
  folder: string
}

/** Runs the bundled program. Node's own code cache would hold only what is compiled before anything runs. */
export function runProgram({ text, name, compiled, require, folder }: Program) {
  compileLater()
  const script = new Script(text, {
    filename: name,
    cachedData: compiled,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  script.runInThisContext()(require, name, folder)
}
