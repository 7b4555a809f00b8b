import { loadScreenMessages, useCaptchaSource } from '@baize/account'
import { ApiError, type InputOf } from '@baize/api'
import { cases, feedback } from '@baize/api/calls'
import { FeedbackForm } from '@baize/forms'
import { LanguageSection } from '@baize/i18n'
import { useCall, useProblemText, useSession } from '@baize/site'
import { Known } from '../../shared/popups/Known.tsx'
import { closePopup } from '../../shared/popups/popups.ts'

type Body = InputOf<typeof feedback>['body']

/** A question, a proposal or a complaint: from a member it opens a case, from a visitor it gets a number. */
export function Feedback() {
  return (
    <LanguageSection load={loadScreenMessages}>
      {/* The account is loaded before the form: its fields do not change during typing. */}
      <Known>
        <Letter />
      </Known>
    </LanguageSection>
  )
}

function Letter() {
  const sending = useCall(feedback, {
    // The captcha is another one each time.
    intent: ({ body: { captchaId: _id, captcha: _read, proofNonce: _nonce, ...said } }) =>
      JSON.stringify(said),
    invalidates: [cases],
  })
  const { member } = useSession()
  const captcha = useCaptchaSource()
  const problemText = useProblemText()
  return (
    <FeedbackForm
      {...(member ? { sender: member.account } : {})}
      captcha={captcha}
      draftKey="feedback"
      onSubmit={async (body) => {
        const { reference, deadlineAt } = await sending.mutateAsync({
          body: { ...body, type: body.type as NonNullable<Body['type']>, images: [] },
        })
        return { reference, ...(deadlineAt ? { deadlineAt } : {}) }
      }}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
      onDone={closePopup}
    />
  )
}
