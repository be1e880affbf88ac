import type { FarmerDetail } from '#domain/people/farmer.schema.ts'

/** What each tab of a farmer's dialog is given. */
export type FarmerPanelProps = {
  farmer: FarmerDetail
  /** Whether a text message is being written. */
  isWriting: boolean
  /** Opens the form of a text message, or closes it. */
  onWriting: (isWriting: boolean) => void
}
