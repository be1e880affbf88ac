import type { Db } from '#db/client.ts'

export const FARMERS = 30_000
export const FIELDS_A_FARMER = 10
const IN_TOGO = 1_000
const CORNERS = 12

/** Fields side by side, the first ones in Togo; every third has a wide band, every fortieth no border and more than four hectares. */
export function fillFields({ $client: client }: Db) {
  const user = client.prepare("insert into users (id, username, username_key, password, full_name, location) values (?, ?, ?, '!', ?, ?)") // biome-ignore format: one statement
  const field =
    client.prepare(`insert into fields (id, farmer_id, name, code, total_area, error_band, boundary_coordinates, west, south, east, north, center_longitude, center_latitude, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  client.transaction(() => {
    for (let farmer = 0; farmer < FARMERS; farmer++) {
      const place = farmer < IN_TOGO ? 'Kara, Togo' : 'Kumasi, Ghana'
      user.run(farmerOf(farmer), `f${farmer}`, `f${farmer}`, `Farmer ${farmer}`, place)
      for (let nth = 0; nth < FIELDS_A_FARMER; nth++) field.run(rowOf(farmer, nth))
    }
  })()
  client.exec('insert into boundary_cases (id, field_id, other_field_id, shared_area, share) select hex(randomblob(8)), min(a.id, b.id), max(a.id, b.id), 600, 0.2 from fields a, fields b where a.rowid between 1 and 500 and b.rowid = a.rowid + 10') // biome-ignore format: one statement
  client.exec('analyze')
}

function rowOf(farmer: number, nth: number): unknown[] {
  const at = farmer * FIELDS_A_FARMER + nth
  const isOpen = farmer >= IN_TOGO && at % 40 === 0
  const [west, south] = cornerOf(at)
  const ring = isOpen ? [] : ringAt(west, south)
  const box = isOpen ? [null, null, null, null] : [west, south, west + SIDE, south + SIDE].map((degrees) => Math.round(degrees * 1e7)) // biome-ignore format: one row
  const created = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString()
  return [`field-${String((at * 7919) % 1_000_003).padStart(7, '0')}`, farmerOf(farmer), `Field ${at}`, codeOf(at), isOpen ? 4.5 : 0.3, at % 3 === 0 ? 18 : 6, JSON.stringify(ring), ...box, west, south, created] // biome-ignore format: one row
}

const SIDE = 0.0005
const SIGNS = '23456789BCDFGHJKLPQRSTVWXZ'
const codeOf = (at: number) =>
  Array.from({ length: 5 }, (_, place) => SIGNS[Math.floor(at / SIGNS.length ** place) % SIGNS.length]).join('')
export const farmerOf = (farmer: number) => `f-${String(farmer).padStart(6, '0')}`
/** A grid of fields side by side. */
export const cornerOf = (at: number): [number, number] => [
  1 + (at % 600) * SIDE * 1.2,
  7 + Math.floor(at / 600) * SIDE * 1.2,
]
const ringAt = (west: number, south: number) => {
  const corners = Array.from({ length: CORNERS }, (_, corner) => {
    const turn = (corner * 2 * Math.PI) / CORNERS
    return [west + (SIDE / 2) * (1 + Math.cos(turn)), south + (SIDE / 2) * (1 + Math.sin(turn))].map((degrees) => Number(degrees.toFixed(6))) // biome-ignore format: one row
  })
  return [...corners, corners[0]]
}
