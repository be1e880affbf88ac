export class CrashedServer {
  constructor(dataFolder: string)
  readonly url: string
  start(): Promise<void>
  kill(): Promise<void>
}
