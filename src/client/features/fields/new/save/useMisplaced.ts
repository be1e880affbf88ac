import { trpc } from '#client/api/hooks.ts'
import { misplacedAs } from '#domain/fields/border/misplaced.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import type { Point } from '#domain/fields/distance.ts'
import { useTarget } from '../useTarget.ts'

/**
 * Why a border does not lie where its farmer farms, as the server will say: asked on the phone, which keeps what is known
 * of the farm. `own` is where the phone is. Null where nothing speaks against it, or nothing is known.
 */
export function useMisplaced(ring: readonly Position[] | undefined, own: Position | undefined) {
  const { farmerId, neighbours } = useTarget()
  const { data } = trpc.farmer.farmland.get.useQuery({ farmerId }, { enabled: ring !== undefined })
  if (!ring || !data) return null
  const { village, farm, outline } = data
  const points = [own, ...neighbours.map(({ boundaryCoordinates }) => boundaryCoordinates[0])].flatMap((each) => each ? [pointOf(each)] : []) // biome-ignore format: one list
  return misplacedAs(ring, { village, known: farm ? [farm, ...points] : points, outline })
}

const pointOf = ([longitude, latitude]: Position): Point => ({ longitude, latitude })
