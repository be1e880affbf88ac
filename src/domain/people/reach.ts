import type { Role } from '../roles.ts'

/** Whether someone may see and change what is a farmer's: the farmer herself, agents and administrators. */
export const canAccessFarmer = (user: { id: string; role: Role }, farmerId: string) =>
  user.role !== 'farmer' || user.id === farmerId
