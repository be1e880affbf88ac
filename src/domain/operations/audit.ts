/** The tables whose rows the audit shows before and after a write. */
export const AUDITED_TABLES = [
  'users',
  'farmer_crops',
  'crop_activities',
  'advisories',
  'crops',
  'market_prices',
  'imported_crop_names',
  'weather_alerts',
  'contact_requests',
  'courses',
  'modules',
  'lessons',
  'quizzes',
  'quiz_questions',
  'certificates',
  'farmer_loans',
  'settings',
  'translations',
  'visits',
  'farmer_records',
  'farmer_notes',
  'documents',
  'sms_messages',
  'sms_groups',
  'received_messages',
  'taught_words',
] as const
export type AuditedTable = (typeof AUDITED_TABLES)[number]

export const isAuditedTable = (name: unknown): name is AuditedTable => AUDITED_TABLES.some((table) => table === name)
