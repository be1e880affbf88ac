/** The people of the demo, by role (decisions, section 1). The first is the specification's fallback farmer. */
export const DEMO_USERS = {
  farmer: '00000000-0000-4000-8000-000000000001',
  extension_agent: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
} as const

/** Shown on /admin/login in the demo, and valid nowhere else. */
export const DEMO_ADMIN = { username: 'admin', password: 'admin123' } as const
