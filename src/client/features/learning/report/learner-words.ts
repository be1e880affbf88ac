import type { BadgeTone } from '#client/ui/Badge.tsx'
import type { LearnerState } from '#domain/learning/learner-state.ts'

export const STATE_TONES = {
  active: 'info',
  stopped: 'warm',
  completed: 'good',
} as const satisfies Record<LearnerState, BadgeTone>
