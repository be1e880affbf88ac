import type { Db } from '#db/client.ts'
import { findAdminAdvisory } from '#db/queries/advice/advisories.ts'
import { findAlert } from '#db/queries/weather/weather-alerts.ts'
import { problem } from '#domain/problem.ts'
import { changeAdvisory } from '../advice/change-advisory.ts'
import type { Actor } from '../people/actor.ts'
import { changeAlert } from '../weather/admin-alerts.ts'

type Switch = { ids: readonly string[]; isActive: boolean }
type Writer = Pick<Actor, 'user' | 'now'>

/** Switches several advisories on or off, all or none; each as if it was changed alone. */
export const switchAdvisories = (tx: Db, { ids, isActive }: Switch, actor: Writer) =>
  switchEach(ids, isActive, (id) => findAdminAdvisory(tx, id), (id) => changeAdvisory(tx, { id, isActive }, actor)) // biome-ignore format: one line

/** The same with weather alerts. */
export const switchAlerts = (tx: Db, { ids, isActive }: Switch, actor: Writer) =>
  switchEach(ids, isActive, (id) => findAlert(tx, id), (id) => changeAlert(tx, { id, isActive }, actor)) // biome-ignore format: one line

function switchEach(
  ids: readonly string[],
  isActive: boolean,
  find: (id: string) => { isActive: boolean } | undefined,
  change: (id: string) => unknown,
): { ids: string[] } {
  const others = [...new Set(ids)].filter((id) => {
    const row = find(id)
    if (!row) throw problem('notFound')
    return row.isActive !== isActive
  })
  for (const id of others) change(id)
  return { ids: others }
}
