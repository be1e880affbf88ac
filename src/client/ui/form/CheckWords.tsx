import { useRefusals } from '#client/i18n/useRefusals.ts'
import { type Check, checkOf, FIELD_CHECKS } from '#domain/checks.ts'

type CheckWordsProps = { check: Check | null; english: string }

/** The words of a failed check, in the reader's language, also after the language changes. */
function CheckWords({ check, english }: CheckWordsProps) {
  const { ofCheck } = useRefusals()
  return (check && ofCheck(check)) ?? english
}

/** The words of an issue; in English until those of another language are here. */
export function checkWords(issue: { message: string }) {
  const check = checkOf(issue)
  const atField: Partial<Record<Check['id'], string>> = FIELD_CHECKS
  return <CheckWords check={check} english={(check && atField[check.id]) ?? issue.message} />
}
