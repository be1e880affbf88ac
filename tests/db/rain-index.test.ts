import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations('drizzle')
const NAME = '0021_rain_index'

test('insurances, policies and claims of before stay, without an index, a season or a reading', () => {
  const db = openDb(':memory:')
  migrate(db, ALL.filter(({ name }) => name < NAME)) // biome-ignore format: one step
  db.$client.exec(`
    insert into users (id, username, password, full_name) values ('martha', 'martha', '!', 'Martha');
    insert into insurance_products (id, name, insurance_type, coverage_type, base_premium_rate, max_coverage_amount, currency, provider)
      values ('rain', 'Rain Index Cover', 'crop', 'Weather index', 5, 100000, 'NGN', 'Kuu Bank');
    insert into farmer_insurance (id, user_id, product_id, coverage_amount, premium_amount, currency, policy_start, policy_end, terms)
      values ('cover', 'martha', 'rain', 1000, 50, 'NGN', '2026-11-01', '2027-10-31', '{"name":"Rain"}');
    insert into insurance_claims (id, policy_id, user_id, description, loss_day, amount)
      values ('claim', 'cover', 'martha', 'No rain', '2026-11-02', 500);`)
  migrate(db, ALL.filter(({ name }) => name <= NAME)) // biome-ignore format: one step
  const all = (sql: string) => db.$client.prepare(sql).all()
  expect(all('select name, rain_index from insurance_products')).toEqual([{ name: 'Rain Index Cover', rain_index: null }]) // biome-ignore format: one row
  expect(all('select id, terms, insured_crop, season_end, settled_at from farmer_insurance')).toEqual([{ id: 'cover', terms: '{"name":"Rain"}', insured_crop: null, season_end: null, settled_at: null }]) // biome-ignore format: one row
  expect(all('select id, amount, season_reading from insurance_claims')).toEqual([{ id: 'claim', amount: 500, season_reading: null }]) // biome-ignore format: one row
  db.$client.close()
})
