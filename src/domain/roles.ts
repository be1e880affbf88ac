/** Who a user is. The label is what a badge shows; home is where a session of that role lands. */
export const ROLES = {
  farmer: { label: 'Farmer', home: '/farmer' },
  extension_agent: { label: 'Extension Agent', home: '/agent' },
  admin: { label: 'Administrator', home: '/admin' },
} as const

export type Role = keyof typeof ROLES
