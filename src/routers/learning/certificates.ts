import { certificateCodeInput, verifiedCertificate } from '#domain/learning/certificate/certificate.schema.ts'
import { verifyCertificate } from '#services/learning/certificates.ts'
import { anyone, router } from '../trpc.ts'

export const certificates = router({
  /** For whoever was shown a certificate: an employer, a bank, a cooperative. */
  verify: anyone
    .input(certificateCodeInput)
    .output(verifiedCertificate)
    .query(({ ctx, input }) => verifyCertificate(ctx.db, input.code)),
})
