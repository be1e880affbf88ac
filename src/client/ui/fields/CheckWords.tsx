import { useRefusals } from '#client/api/refusals/useRefusals.ts'
import { type Check, checkOf } from '#domain/checks.ts'

type CheckWordsProps = { check: Check | null; english: string }

/** The words of a failed check, in the reader's language, also after the language changes. */
function CheckWords({ check, english }: CheckWordsProps) {
  const { ofCheck } = useRefusals()
  return (check && ofCheck(check)) ?? english
}

/** The words of an issue; in English until those of another language are here. */
export const checkWords = (issue: { message: string }) => <CheckWords check={checkOf(issue)} english={issue.message} />
