import { useFarmerFields } from '#client/offline/optimistic/useFarmerFields.ts'
import { useSession } from '#client/phone/session.ts'

/** The signed-in farmer's fields, with the pending writes applied. */
export const useMyFields = () => useFarmerFields(useSession()?.user.id ?? '')
