import { openExisting } from '#db/data-folder/database.ts'
import { listJobRuns } from '#db/queries/operations/job-runs.ts'
import { jobsTable } from '#domain/operations/jobs.ts'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

/** Shows the jobs of the server with their last runs. */
export function listJobs(args: string[], { config, say }: Shell) {
  readArguments(args, {})
  const db = openExisting(config().dataFolder)
  try {
    const jobs = jobsTable(listJobRuns(db))
    for (const { id, everyMinutes, state, startedAt, error } of jobs)
      say([id.padEnd(14), `every ${everyMinutes / 60} h`.padEnd(11), state.padEnd(8), startedAt ?? '', error ?? ''].join(' ').trimEnd()) // biome-ignore format: one row
    return { answer: { jobs } }
  } finally {
    db.$client.close()
  }
}
