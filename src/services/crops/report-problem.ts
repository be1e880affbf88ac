import type { Db } from '#db/client.ts'
import type { FarmerCropRow } from '#db/queries/crops/farmer-crops.ts'
import { findPhoto } from '#db/queries/crops/photos.ts'
import type { ReportProblemInput } from '#domain/crops/crop-log.schema.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../messaging/notify.ts'
import type { Actor } from '../people/actor.ts'
import { agentOf } from '../support/agent-of.ts'
import { changeCrop } from './change-crop.ts'
import { getCropActivity } from './crop-activity-answer.ts'
import { logCrop, rewordOwnLine } from './log-crop.ts'

/**
 * Logs trouble seen on a crop, with a photo of its farmer, and tells the farmer's agent; `isProblem` also moves the crop
 * to 'problem'. Under the id of an own report, that one gets new words and nothing else.
 */
export function reportProblem(tx: Db, crop: FarmerCropRow, input: ReportProblemInput, author: Actor) {
  const { id, text, photoId, isProblem } = input
  const report = { farmerCropId: crop.id, id, kind: 'problem', text, photoId } as const
  if (id && rewordOwnLine(tx, report, author)) return getCropActivity(tx, id, crop.id)
  if (photoId && findPhoto(tx, photoId)?.ownerId !== crop.farmerId) throw problem('notFound')
  const lineId = logCrop(tx, report, author)
  if (isProblem) changeCrop(tx, crop, { edit: { status: 'problem' } }, author)
  tellAgent(tx, crop, author)
  return getCropActivity(tx, lineId, crop.id)
}

/** Nobody is told of an own report. */
function tellAgent(tx: Db, { id: farmerCropId, farmerId, crop }: FarmerCropRow, { user, now }: Actor) {
  const agent = user.id === farmerId && agentOf(tx, user)
  const notice = { farmerId, farmerCropId, farmer: user.fullName, crop: crop.name }
  if (agent) notify(tx, agent.id, noticeOf('cropProblem', notice), now(), { farmer: user.id })
}
