import type { ChildProcess } from 'node:child_process'

export function withProduct<T>(
  work: (url: string, pid: number, dataFolder: string) => Promise<T>,
  more?: Record<string, string>,
): Promise<T>
export function addressOf(server: ChildProcess): Promise<string>
export function memoryOf(pid: number | undefined): number
