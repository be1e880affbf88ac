import { daysBetween } from '#domain/dates.ts'

/** A backup by its file: 'kuu-…' were made by the day, 'before-<migration>-…' before the schema changed. */
type Backup = { file: string; kind: 'daily' | 'before'; day: string; stamp: string }

const NAME = /^(kuu|before-.+)-((\d{4})(\d\d)(\d\d)T\d{6}(?:\.\d+)?Z)\.db$/

const MAX_DAYS = 7
const MAX_WEEKS = 4
const MAX_BEFORE = 4
/** What somebody deleted must not stay in an old copy for ever. */
const MAX_DAYS_BEFORE = 35

/** '2026-11-21T12:00:00.000Z' as it stands in a file's name. */
export const stampOf = (at: Date) => at.toISOString().replaceAll(/[-:]/g, '')

export const dailyName = (at: Date) => `kuu-${stampOf(at)}.db`

/** The newest of the files that are backups. */
export const newestBackup = (files: readonly string[]) => backupsAmong(files)[0]?.file

/** The newest backup from before a migration, and when it was made. */
export function newestBefore(files: readonly string[]) {
  const found = backupsAmong(files).find(({ kind }) => kind === 'before')
  return found && { file: found.file, at: timeOf(found.stamp) }
}

/** The newest backup of the day, and when it was made. */
export function newestDaily(files: readonly string[]) {
  const found = backupsAmong(files).find(({ kind }) => kind === 'daily')
  return found && { file: found.file, at: timeOf(found.stamp) }
}

/** '20261121T120000.000Z' as the moment that it names. */
const timeOf = (stamp: string) => stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6')

/**
 * The backups that may go: of those by the day all but the last of each of the seven newest days and of the four newest
 * weeks that have one, of those before a migration all but the four newest. Days and weeks without a backup do not
 * count, so that a server which stood still loses none. What is not named like a backup is not ours to remove.
 */
export function outdatedBackups(files: readonly string[]): string[] {
  const backups = backupsAmong(files)
  const daily = backups.filter(({ kind }) => kind === 'daily')
  const keep = new Set([
    ...firstOfEach(daily, ({ day }) => day).slice(0, MAX_DAYS),
    ...firstOfEach(daily, ({ day }) => weekOf(day)).slice(0, MAX_WEEKS),
    ...backups
      .filter(({ kind, day }) => kind === 'before' && daysBetween(day, backups[0]?.day ?? day) <= MAX_DAYS_BEFORE)
      .slice(0, MAX_BEFORE),
  ])
  return backups.filter((backup) => !keep.has(backup)).map(({ file }) => file)
}

/** Newest first. */
const backupsAmong = (files: readonly string[]): Backup[] =>
  files
    .flatMap((file) => {
      const [, kind, stamp, year, month, date] = NAME.exec(file) ?? []
      if (!stamp) return []
      return [{ file, stamp, kind: kind === 'kuu' ? ('daily' as const) : ('before' as const), day: `${year}-${month}-${date}` }] // biome-ignore format: one row
    })
    .sort((a, b) => (a.stamp < b.stamp ? 1 : -1))

function firstOfEach(backups: Backup[], keyOf: (backup: Backup) => string | number) {
  const seen = new Set<string | number>()
  return backups.filter((backup) => !seen.has(keyOf(backup)) && seen.add(keyOf(backup)))
}

/** Weeks since a Monday; two days of one week have one number. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / 86_400_000 + 3) / 7)
