/** What a member is to the cooperative; the three officers are named on the cooperative as well. */
export const MEMBERSHIP_ROLES = {
  member: { officer: false },
  chairperson: { officer: true },
  secretary: { officer: true },
  treasurer: { officer: true },
} as const
