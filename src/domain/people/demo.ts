/** The people of the demo, by role (decisions, section 1). The first is the specification's fallback farmer. */
export const DEMO_USERS = {
  farmer: '00000000-0000-4000-8000-000000000001',
  extension_agent: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
} as const

/** Whether an account is one of the demo's, which everybody who looks at it shares. */
export const isDemoUser = (id: string) => Object.values<string>(DEMO_USERS).includes(id)

/** Shown on /admin/login in the demo, and valid nowhere else. */
export const DEMO_ADMIN = { username: 'admin', password: 'admin123' } as const
