import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'
import type { AdviceApproval } from '#domain/advice/advisory.schema.ts'
import { namesChemicalOrDose } from '#domain/advice/chemicals.ts'
import type { Actor } from '../people/actor.ts'

export const APPROVAL_SETTING = 'adviceApproval'

/** Whether advice that names a chemical or a dose needs a second person; off until an administrator turns it on. */
export const findApproval = (db: Db): AdviceApproval => ({
  isRequired: findSetting(db, APPROVAL_SETTING, z.object({ isRequired: z.boolean() }))?.isRequired ?? false,
})

export function setApproval(tx: Db, rule: AdviceApproval, { now }: Pick<Actor, 'now'>): AdviceApproval {
  saveSetting(tx, APPROVAL_SETTING, rule, now().toISOString())
  return rule
}

/** Whether a text has to be approved before anybody is shown it. */
export const needsApproval = (db: Db, { title, content }: { title: string; content: string }) =>
  findApproval(db).isRequired && namesChemicalOrDose(`${title}\n${content}`)
