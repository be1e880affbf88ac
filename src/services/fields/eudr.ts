import type { Db } from '#db/client.ts'
import type { EudrState } from '#domain/fields/formats/eudr.schema.ts'
import { EUDR_FAULTS, eudrFaultOf, eudrFeatureText, MAX_PART_BYTES } from '#domain/fields/formats/eudr.ts'
import { eachChosenField, type Selection } from './chosen-fields.ts'

/** Those of a selection that can stand in a part, counted from 1, of the file for buyers in the European Union. */
export async function* eudrFeatures(db: Db, selection: Selection, part: number) {
  const partOf = parts()
  for await (const field of eachChosenField(db, selection)) {
    if (eudrFaultOf(field)) continue
    const text = eudrFeatureText(field)
    const its = partOf(text)
    if (its > part) return
    if (its === part) yield text
  }
}

/** Deals features out to parts that stay below the largest size. */
function parts() {
  let [part, bytes] = [1, 0]
  return (text: string) => {
    const own = Buffer.byteLength(text) + 1
    bytes += own
    if (bytes > MAX_PART_BYTES) [part, bytes] = [part + 1, own]
    return part
  }
}

/** What of the fields can stand in that file and in how many parts, and what cannot, with the code of the fault. */
export async function readEudrState(db: Db, selection: Selection): Promise<EudrState> {
  const state: EudrState = { ready: 0, parts: 1, faults: { noBorder: 0, pointTooLarge: 0, noCountry: 0 }, missing: [] }
  const partOf = parts()
  for await (const field of eachChosenField(db, selection)) {
    const fault = eudrFaultOf(field)
    if (fault === null) {
      state.ready += 1
      state.parts = partOf(eudrFeatureText(field))
      continue
    }
    state.faults[fault] += 1
    const { id, name, farmerId, farmerName, username } = field
    if (state.missing.length < MAX_LISTED) state.missing.push({ id, name, farmerId, farmerName, username, fault, code: EUDR_FAULTS[fault] }) // biome-ignore format: one row
  }
  return state
}
const MAX_LISTED = 200
