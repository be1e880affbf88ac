import { expect, test } from 'vitest'
import { crops } from '#db/schema/index.ts'
import { village } from '../../village.ts'

/** Two administrators who both opened cassava at its first version. */
function desk() {
  const v = village()
  const james = v.person('admin', { fullName: 'James Dolo' })
  const change = (who: typeof james, edit: object) =>
    v.as(who).admin.crops.change({ id: 'cassava', version: 1, ...edit })
  const row = () =>
    v.db
      .select()
      .from(crops)
      .all()
      .find(({ id }) => id === 'cassava')
  return {
    ...v,
    ruth: (edit: object) => change(v.people.ruth!, edit),
    james: (edit: object) => change(james, edit),
    row,
  }
}
/** A form sends every field, also those that its author left alone. */
const FORM = { localName: null, plantingSeason: null, harvestSeason: null }

test('what two people wrote into different fields of a row is joined without a question', async () => {
  const d = desk()
  await d.ruth({ ...FORM, localName: 'Manioc' })
  await d.james({ ...FORM, harvestSeason: 'All year' })
  expect(d.row()).toMatchObject({ localName: 'Manioc', harvestSeason: 'All year', version: 3 })
})

test('of an edit that meets another one in a field, that field alone is asked about, and nothing is written', async () => {
  const d = desk()
  await d.ruth({ ...FORM, localName: 'Manioc', plantingSeason: 'May' })
  const edit = d.james({ ...FORM, localName: 'Yuca', harvestSeason: 'All year' })
  await expect(edit).rejects.toMatchObject({
    cause: { conflicts: [{ field: 'localName', mine: 'Yuca', theirs: 'Manioc' }] },
  })
  expect(d.row()).toMatchObject({ localName: 'Manioc', plantingSeason: 'May', harvestSeason: null, version: 2 })
})

test('a field that was settled takes the own word, one that is left out theirs, and the others are joined', async () => {
  const d = desk()
  await d.ruth({ ...FORM, localName: 'Manioc', plantingSeason: 'May', harvestSeason: 'March' })
  const { plantingSeason: _, ...mine } = { ...FORM, localName: 'Yuca' }
  await d.james({ ...mine, settled: ['localName'] })
  expect(d.row()).toMatchObject({ localName: 'Yuca', plantingSeason: 'May', harvestSeason: 'March', version: 3 })
})

test('the same word of both is no conflict, and neither is one that was written and taken back', async () => {
  const d = desk()
  await d.ruth({ ...FORM, localName: 'Manioc' })
  expect(await d.james({ ...FORM, localName: 'Manioc' })).toMatchObject({ version: 2 })
  await d.ruth({ version: 2, localName: null })
  expect(await d.james({ ...FORM, localName: 'Yuca' })).toMatchObject({ localName: 'Yuca' })
})

test('where a version is not in the audit, every field that differs is asked about', async () => {
  const d = desk()
  d.db.update(crops).set({ localName: 'Manioc', version: 2 }).run()
  await expect(d.james({ ...FORM, harvestSeason: 'All year' })).rejects.toMatchObject({
    cause: { conflicts: [{ field: 'localName' }, { field: 'harvestSeason' }] },
  })
})
