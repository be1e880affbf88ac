import { expect, test } from 'vitest'
import { insertReturning, insertRow, insertWithId } from '#db/insert.ts'
import { farmerCrops } from '#db/schema/index.ts'
import { village } from '../village.ts'

const { db } = village()
const crop = { farmerId: 'martha', cropId: 'maize' }

test('each row gets an id of its own, and what the database fills in', () => {
  const [first, second] = [insertWithId(db, farmerCrops, crop), insertWithId(db, farmerCrops, crop)]
  expect(first.id).not.toBe(second.id)
  const row = insertReturning(db, farmerCrops, { ...crop, id: 'mine', status: 'growing' })
  expect(row).toMatchObject({ id: 'mine', status: 'growing', version: 1, notes: null })
  expect(row.createdAt).toMatch(/Z$/)
})

test('null is null, in a column with a coder of its own too, and differs from what is left out', () => {
  const inserted = insertReturning(db, farmerCrops, { ...crop, plantedCoordinates: null, notes: null })
  expect(inserted).toMatchObject({ plantedCoordinates: null, notes: null })
  expect(() => insertRow(db, farmerCrops, { ...crop, status: null as never })).toThrow('NOT NULL')
  expect(insertReturning(db, farmerCrops, crop).status).toBe('planning')
})
