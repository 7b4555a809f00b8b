import { ApiError } from '@baize/api'
import { acceptContract, contractDetail, contractInfo, contracts } from '@baize/api/calls'
import { Form, usePaymentPassword } from '@baize/forms'
import { useLanguage } from '@baize/i18n'
import { useCall, useProblemText } from '@baize/site'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Contract } from './contract.ts'
import { shownVersion } from './shownVersion.ts'

export interface AcceptFormProps {
  contract: Contract
  /** The text that is agreed to. */
  textVersion: string
  onAccepted: () => void
}

/** Consent to a contract: a box of its own and the payment password; kept with who, when, which text and language. */
export function AcceptForm({ contract, textVersion, onAccepted }: AcceptFormProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const accept = useCall(acceptContract, {
    intent: ({ params }) => params.id,
    invalidates: [contractDetail, contracts, contractInfo],
  })
  const problemText = useProblemText()
  const secret = usePaymentPassword()
  return (
    <Form
      fields={[{ name: 'agreed', kind: 'checkbox', required: true }, secret.rule]}
      looks={{
        agreed: {
          label: t({
            message: `I have read the terms and what changes, and I agree to the contract text (version ${{ textVersion: shownVersion(textVersion) }}).`,
            context: 'box to tick: consent to a contract',
          }),
        },
        paymentPassword: secret.look,
      }}
      leaving="never"
      submitLabel={t({ message: 'Accept the contract', context: 'button' })}
      onSubmit={async ({ paymentPassword }) => {
        const { id } = contract
        await accept.mutateAsync({
          params: { id },
          body: { paymentPassword: String(paymentPassword), textVersion, language: locale },
        })
        onAccepted()
        toast({ message: t`Contract accepted.` })
      }}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
