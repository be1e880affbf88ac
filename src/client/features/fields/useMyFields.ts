import { useSession } from '#client/phone/session.ts'
import { useFarmerFields } from './useFarmerFields.ts'

/** The signed-in farmer's fields, with the pending writes applied. */
export const useMyFields = () => useFarmerFields(useSession()?.user.id ?? '')
