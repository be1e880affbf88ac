import { expect, test } from 'vitest'
import { type CropState, mergeCropEdit } from './crop-merge.ts'

const seen = {
  status: 'growing',
  fieldSize: 5_000,
  plantingDate: '2026-05-01',
  expectedHarvest: '2026-09-01',
  fieldId: null,
  notes: 'By the river',
  expectedYield: null,
  actualYield: null,
} as const satisfies CropState
const at = (version: number, theirs: Partial<CropState> = {}) => ({ ...seen, ...theirs, version })
const edit = (mine: Partial<CropState>) => mine

test.each([
  ['nobody else edited', at(3), { fieldSize: 6_000 }, { fieldSize: 6_000 }, []],
  ['they changed another field', at(4, { notes: 'Sandy' }), { fieldSize: 6_000 }, { fieldSize: 6_000 }, []],
  ['what I left alone is not mine', at(4, { fieldSize: 9_000 }), { fieldSize: 5_000, status: 'harvesting' }, { status: 'harvesting' }, []], // biome-ignore format: one case
  ['they wrote the same', at(4, { fieldSize: 6_000 }), { fieldSize: 6_000 }, {}, []],
  ['both changed one field', at(4, { fieldSize: 9_000 }), { fieldSize: 6_000 }, {}, [{ field: 'fieldSize', mine: 6_000, theirs: 9_000 }]], // biome-ignore format: one case
  ['they took a value away', at(4, { expectedHarvest: null }), { expectedHarvest: '2026-10-01' }, {}, [{ field: 'expectedHarvest', mine: '2026-10-01', theirs: null }]], // biome-ignore format: one case
  ['of notes both are kept', at(4, { notes: 'Sandy' }), { notes: 'Wet' }, { notes: 'Sandy\n\nWet' }, []],
  ['a line that I wrote before is changed where it stands', at(4, { notes: 'Sandy\n\nBy the river\nSlope' }), { notes: 'By the lake' }, { notes: 'Sandy\n\nBy the lake\nSlope' }, []], // biome-ignore format: one case
  ['what I added stands once', at(4, { notes: 'By the river\n\nSandy' }), { notes: 'By the river\nWet' }, { notes: 'By the river\nWet\n\nSandy' }, []], // biome-ignore format: one case
  ['half a line is not mine', at(4, { notes: 'By the river bank' }), { notes: 'Wet' }, { notes: 'By the river bank\n\nWet' }, []], // biome-ignore format: one case
  ['they have my line already', at(4, { notes: 'Sandy\nWet' }), { notes: 'Wet' }, { notes: 'Sandy\nWet' }, []],
  ['what the phone only guessed is not written', at(3, { expectedHarvest: '2026-09-09' }), { expectedHarvest: '2026-09-01', fieldSize: 6_000 }, { fieldSize: 6_000 }, []], // biome-ignore format: one case
  ['what was changed in the same version is', at(3, { expectedHarvest: '2026-09-09' }), { expectedHarvest: '2026-10-01' }, { expectedHarvest: '2026-10-01' }, []], // biome-ignore format: one case
  ['my notes outlive theirs that were emptied', at(4, { notes: null }), { notes: 'Wet' }, { notes: 'Wet' }, []],
] as const)('%s', (_, now, mine, merged, clashes) => {
  expect(mergeCropEdit(now, edit(mine), { version: 3, seen })).toEqual({ edit: merged, clashes })
})

test('a field without its basis conflicts where it differs', () => {
  expect(mergeCropEdit(at(4), { fieldSize: 6_000 }, { version: 3, seen: {} }).clashes).toEqual([
    { field: 'fieldSize', mine: 6_000, theirs: 5_000 },
  ])
})
