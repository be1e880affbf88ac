/** What a member is to the cooperative; the three officers are named on the cooperative as well. */
export const MEMBERSHIP_ROLES = {
  member: { label: 'Member', officer: false },
  chairperson: { label: 'Chairperson', officer: true },
  secretary: { label: 'Secretary', officer: true },
  treasurer: { label: 'Treasurer', officer: true },
} as const

export type MembershipRole = keyof typeof MEMBERSHIP_ROLES
