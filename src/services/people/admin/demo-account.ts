import { isDemoUser } from '#domain/people/demo.ts'
import { problem } from '#domain/problem.ts'

/** Refuses what would take an account of a demo from the others who share it. */
export function refuseDemoAccount(userId: string, { demo }: { demo: boolean }): void {
  if (demo && isDemoUser(userId)) throw problem('demoAccount')
}
