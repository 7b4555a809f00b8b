import { ApiError, type ValueOf } from '@baize/api'
import { type login, loginVerification, loginVerificationCode } from '@baize/api/calls'
import { type ExtraChoice, ExtraVerificationForm, extraMethods } from '@baize/forms'
import { LanguageSection } from '@baize/i18n'
import { usePlatform, useProblemText } from '@baize/site'
import { Button } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { loadScreenMessages } from '../screen-messages.ts'
import { useServiceLink } from './useServiceLink.ts'

export interface ExtraVerificationProps {
  /** What the platform said when it asked: id, ways, address, where codes go. */
  asked: ApiError['params']
  /** Signed in. */
  onVerified: (result: ValueOf<typeof login>) => void
  /** Called when the visitor wants to start again with user name and password. */
  onBack: () => void
}

/** The extra question of a sign-in from an address that the account was not used from. */
export function ExtraVerification(props: ExtraVerificationProps) {
  return (
    <LanguageSection load={loadScreenMessages}>
      <Question {...props} />
    </LanguageSection>
  )
}

function Question({ asked, onVerified, onBack }: ExtraVerificationProps) {
  const { t } = useLingui()
  const { client } = usePlatform()
  const problemText = useProblemText()
  const service = useServiceLink()
  const verificationId = String(asked.verificationId)
  return (
    <ExtraVerificationForm
      methods={choicesOf(asked)}
      {...(typeof asked.address === 'string' ? { address: asked.address } : {})}
      {...(service ? { service } : {})}
      requestCode={(method) => client.call(loginVerificationCode, { body: { verificationId, method } })}
      onVerify={async (body) =>
        onVerified(await client.call(loginVerification, { body: { verificationId, ...body } }))
      }
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
      afterSubmit={
        <Button variant="plain" fullWidth onClick={onBack}>
          {t({ message: 'Back to sign-in', context: 'button' })}
        </Button>
      }
    />
  )
}

/** The ways that the platform takes, of those that this page knows. */
function choicesOf(asked: ApiError['params']): ExtraChoice[] {
  const offered = String(asked.methods ?? '').split(',')
  return extraMethods
    .filter((method) => offered.includes(method))
    .map((method) => {
      const hint = method === 'mobile' || method === 'email' ? asked[method] : undefined
      return typeof hint === 'string' ? { method, hint } : { method }
    })
}
