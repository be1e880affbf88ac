/** Whether the provider has confirmed who holds an account. */
export const KYC_STATUS = {
  pending: { label: 'Pending' },
  verified: { label: 'Verified' },
  rejected: { label: 'Rejected' },
} as const

export type KycStatus = keyof typeof KYC_STATUS
