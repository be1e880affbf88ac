declare module 'virtual:mantine-variables.css'

interface ImportMetaEnv {
  /** A short hash of the contracts that cross the wire. */
  readonly KUU_CONTRACT: string
}
