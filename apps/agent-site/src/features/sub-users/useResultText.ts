import { ApiError, type ApiErrorCode } from '@baize/api'
import { useProblemText } from '@baize/site'
import { useLingui } from '@lingui/react/macro'

/** What actions of sub-users are refused with most often. Others are in a file by their code. */
const refusals = [
  ...(['wrongCredentials', 'verificationRequired', 'verificationWrong', 'tooManyRequests'] as const),
  ...(['paymentPasswordWrong', 'passwordChangeRequired', 'authenticatorRequired', 'notFound'] as const),
  ...(['insufficientFunds', 'amountOutOfRange', 'accountFrozen', 'wrongState', 'invalidFields'] as const),
  ...(['usernameTaken', 'rateTooHigh', 'notEligible', 'tooManyOpen', 'idempotencyKeyReused'] as const),
  ...(['memberExcluded', 'methodUnavailable', 'busy', 'internal'] as const),
] as const satisfies readonly ApiErrorCode[]

/** The longest text of a value that a file takes. */
const maxLength = 120

/** An action's result, in the page's language; `words` names the results in a file. */
export function useResultText(): {
  readonly textOf: (result: string | null) => string
  readonly words: () => Record<string, string>
} {
  const { t } = useLingui()
  const problemText = useProblemText()

  function textOf(result: string | null): string {
    if (result === 'done') return t({ message: 'Done', context: 'result of an action' })
    if (result === null) return t({ message: 'Unknown', context: 'result of an action: it was interrupted' })
    if (result === 'forbidden')
      return t({ message: 'Refused: not permitted', context: 'result of an action' })
    return problemText(new ApiError(result as ApiErrorCode))
  }

  return {
    textOf,
    words: () => ({
      ...Object.fromEntries(
        ['done', 'forbidden', ...refusals].map((code) => [code, textOf(code).slice(0, maxLength)]),
      ),
      unknown: textOf(null),
    }),
  }
}
