import { useSession } from '#client/phone/session.ts'
import { useFarmerCrops } from './useFarmerCrops.ts'

/** The signed-in farmer's crops, with the pending writes applied. */
export const useMyCrops = () => useFarmerCrops(useSession()?.user.id ?? '')
