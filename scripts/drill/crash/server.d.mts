export class CrashedServer {
  constructor(dataFolder: string, program?: string)
  readonly url: string
  command(name: string): { status: number | null; stdout: string; stderr: string }
  doctor(): string | undefined
  start(port?: string): Promise<void>
  kill(): Promise<void>
}
