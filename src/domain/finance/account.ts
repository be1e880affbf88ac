/** Whether the provider has confirmed who holds an account. */
export const KYC_STATUS = ['pending', 'verified', 'rejected'] as const
