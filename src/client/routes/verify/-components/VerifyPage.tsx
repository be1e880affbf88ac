import { Button } from '@mantine/core'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { InfoPage } from '#client/shell/InfoPage.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { certificateCodeInput } from '#domain/learning/certificate/certificate.schema.ts'
import { VerifiedCertificate } from './VerifiedCertificate.tsx'
import classes from './VerifyPage.module.css'

/** Tells anyone whether a certificate is valid; without a code it asks for one. */
export function VerifyPage({ code = '', onCheck }: { code?: string; onCheck: (code: string) => void }) {
  const t = useTranslations('learning.verify')
  const form = useZodForm(certificateCodeInput, { code }, null)
  const query = trpc.learning.certificates.verify.useQuery(
    { code },
    { enabled: code !== '', retry: false, staleTime: 0 },
  )
  const problem = problemOf(query.error)
  return (
    <InfoPage title={t('title')} lead={t('lead')}>
      <Form
        form={form}
        onSubmit={form.submit((typed) => onCheck(typed.code))}
        foot={
          <Button type="submit" size="md">
            {t('check')}
          </Button>
        }
      >
        <TextField
          label={t('code')}
          description={t('codeHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
      </Form>
      <div role="status">
        {code === '' ? null : problem === 'certificateMistyped' || problem === 'notFound' ? (
          <p className={classes.refusal}>{t(problem === 'notFound' ? 'unknown' : 'mistyped')}</p>
        ) : (
          <QueryView query={query} skeleton={<CardSkeletons count={1} height={190} />}>
            {(found) => <VerifiedCertificate certificate={found} />}
          </QueryView>
        )}
      </div>
    </InfoPage>
  )
}
