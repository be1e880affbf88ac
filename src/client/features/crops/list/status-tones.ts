import type { BadgeTone } from '#client/ui/Badge.tsx'
import type { CropStatus } from '#domain/crops/crop.ts'

export const STATUS_TONES: Record<CropStatus, BadgeTone> = {
  planning: 'secondary',
  planted: 'warm',
  growing: 'good',
  harvesting: 'warm',
  harvested: 'good',
  completed: 'secondary',
  problem: 'destructive',
}
