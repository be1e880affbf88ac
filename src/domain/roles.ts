/** Who a user is. `home` is where a session of that role lands. */
export const ROLES = {
  farmer: { home: '/farmer' },
  extension_agent: { home: '/agent' },
  admin: { home: '/admin' },
} as const

export type Role = keyof typeof ROLES
