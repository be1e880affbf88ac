import type { SyncedList } from '#domain/sync/sync.ts'

/** Whose a change is: everybody's, the user's that a column names, or the user's that the row above names. */
type Owner = 'everybody' | { column: string } | { of: string; key: string; column: string }
type SyncedTable = {
  owner: Owner
  /** The columns that name a row, where the list is sent row by row. */
  row?: readonly string[]
  /** The events that change the list; all of them unless said otherwise. */
  events?: readonly Event[]
  /** Whether a row may have no owner: then it is on no phone. */
  mayLackOwner?: true
}
type Event = 'insert' | 'update' | 'delete'

const EVERYBODY = { owner: 'everybody' } as const
const ofUser = { owner: { column: 'user_id' } } as const
const ofField = { owner: { of: 'fields', key: 'field_id', column: 'farmer_id' } } as const
const ofCrop = { owner: { of: 'farmer_crops', key: 'farmer_crop_id', column: 'farmer_id' } } as const

/**
 * The tables whose changes are changes of a list that phones keep. Their triggers note it, so that no write can forget
 * to. Hotlines are a setting, and loans have no trigger: the queries that write them call `noteChange`. What a learner
 * has done is asked for at each visit; the list is for the phone that wrote it.
 */
export const SYNCED_TABLES: Record<SyncedList, Readonly<Record<string, SyncedTable>>> = {
  advisories: { advisories: { owner: 'everybody', row: ['id'] } },
  prices: { market_prices: { owner: 'everybody', row: ['crop_id', 'market'] } },
  alerts: { weather_alerts: EVERYBODY },
  forecast: { weather_forecasts: EVERYBODY },
  catalogue: { crops: EVERYBODY },
  courses: { courses: EVERYBODY, modules: EVERYBODY, lessons: EVERYBODY, quizzes: EVERYBODY },
  learning: {},
  products: { loan_products: EVERYBODY, insurance_products: EVERYBODY },
  crops: { farmer_crops: { owner: { column: 'farmer_id' } } },
  fields: { fields: { owner: { column: 'farmer_id' } } },
  cropLog: { crop_activities: ofCrop },
  fieldRecords: { field_measurements: ofField, field_zones: ofField, resource_applications: ofField },
  notifications: { notifications: ofUser },
  bookmarks: { advisory_bookmarks: ofUser },
  advice: { advisory_deliveries: ofCrop },
  priceAlerts: { price_alerts: ofUser },
  transport: { transport_costs: ofUser },
  preferences: { notification_preferences: ofUser },
  tickets: {
    contact_requests: { owner: { column: 'sender_id' }, mayLackOwner: true },
    ticket_replies: { owner: { of: 'contact_requests', key: 'request_id', column: 'sender_id' } },
  },
  profile: { users: { owner: { column: 'id' }, events: ['update'] } },
  hotlines: {},
  loans: {},
}

/** The triggers of a list, as a migration creates them: `CREATE TRIGGER …` for each table and event. */
export const syncTriggersOf = (list: SyncedList): string[] =>
  Object.entries(SYNCED_TABLES[list]).flatMap(([table, rule]) =>
    (rule.events ?? (['insert', 'update', 'delete'] as const)).map((event) => triggerOn(list, table, rule, event)),
  )

function triggerOn(list: SyncedList, table: string, { row, owner, mayLackOwner }: SyncedTable, event: Event) {
  const side = event === 'delete' ? 'old' : 'new'
  const condition = mayLackOwner && typeof owner === 'object' ? ` WHEN ${side}.\`${owner.column}\` IS NOT NULL` : ''
  // A row that is renamed is another row: both are noted.
  const sides = row && event === 'update' ? ['old', 'new'] : [side]
  const work = sides.map((each) => noted(list, owner, each, row))
  return `CREATE TRIGGER \`${table}_${event}_is_a_change\` AFTER ${event.toUpperCase()} ON \`${table}\`${condition} BEGIN ${work.join(' ')} END`
}

function noted(list: SyncedList, owner: Owner, side: string, row: readonly string[] = []) {
  const rowId = row.map((column) => `${side}.\`${column}\``).join(" || ' ' || ")
  const forget = `DELETE FROM \`changes\` WHERE \`list\` = '${list}' AND \`row_id\` = ${rowId || "''"} AND \`owner_id\` =`
  if (owner === 'everybody')
    return rowId
      ? `${forget} ''; INSERT INTO \`changes\` (\`list\`, \`row_id\`) VALUES ('${list}', ${rowId});`
      : `${forget} ''; INSERT INTO \`changes\` (\`list\`) VALUES ('${list}');`
  if (!('of' in owner))
    return `${forget} ${side}.\`${owner.column}\`; INSERT INTO \`changes\` (\`list\`, \`owner_id\`) VALUES ('${list}', ${side}.\`${owner.column}\`);`
  const above = `FROM \`${owner.of}\` WHERE \`id\` = ${side}.\`${owner.key}\``
  return `${forget} (SELECT \`${owner.column}\` ${above}); INSERT INTO \`changes\` (\`list\`, \`owner_id\`) SELECT '${list}', \`${owner.column}\` ${above} AND \`${owner.column}\` IS NOT NULL;`
}
