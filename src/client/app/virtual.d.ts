declare module 'virtual:mantine-variables.css'

interface ImportMetaEnv {
  /** A short hash of what each synced procedure answers, by its path; undefined where nothing was built. */
  readonly KUU_CONTRACT: Readonly<Record<string, string>> | undefined
  /** The shapes whose hashes those are. */
  readonly KUU_SHAPES: Readonly<Record<string, import('#client/offline/cache/shape.ts').Shape>> | undefined
}
