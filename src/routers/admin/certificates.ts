import { certificate, revokeCertificateInput } from '#domain/learning/certificate/certificate.schema.ts'
import { revokeCertificate } from '#services/learning/certificates.ts'
import { as, router } from '../trpc.ts'

export const certificates = router({
  revoke: as('admin')
    .input(revokeCertificateInput)
    .output(certificate)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => revokeCertificate(tx, input, ctx), { table: 'certificates', id: input.code }),
    ),
})
