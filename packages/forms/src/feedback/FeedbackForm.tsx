import { Alert, Button, CopyField, DateTime, Stack, Text } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CaptchaSource } from '../captcha/useCaptcha.ts'
import { Form } from '../form/Form.tsx'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import { namedRefusal, type SentValues, type SubmitRefusal } from '../form/values.ts'
import {
  type FeedbackBody,
  type FeedbackKind,
  feedbackBody,
  feedbackFields,
  feedbackLength,
  feedbackRefusal,
  type TextLength,
} from './feedbackFields.ts'
import { useFeedbackLooks } from './useFeedbackWords.ts'

/** What the platform says to what was taken. */
export interface FeedbackReceipt {
  /** Reference number of the feedback. */
  readonly reference?: string
  /** By when customer service replies, where it has to. */
  readonly deadlineAt?: string
}

export interface FeedbackFormProps {
  /** User name of the author. @default no session: the form has a field for the name */
  sender?: string
  /** The source of the captcha's challenge. */
  captcha: CaptchaSource
  /** A question or proposal, or a complaint, whose minimum length is enforced. @default 'feedback' */
  kind?: FeedbackKind
  /** Fewest and most characters of the text; the fewest of a question is advice. @default feedbackLength */
  length?: TextLength
  /** Keeps the half-written text over a reload under this name. */
  draftKey?: string
  /** Sends it. Refusals: `wrong` of `captcha`; any of `type` and `content`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: FeedbackBody) => Promise<SubmitRefusal | FeedbackReceipt | void>
  /** The text of an error that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Closes the form after it was sent. */
  onDone?: () => void
}

/** A question, a proposal or a complaint to customer service. What is missing is listed by name at its head. */
export function FeedbackForm({
  sender,
  captcha,
  kind = 'feedback',
  length = feedbackLength,
  draftKey,
  onSubmit,
  explain,
  onDone,
}: FeedbackFormProps) {
  const { t } = useLingui()
  const words = useFeedbackLooks(kind, length)
  const [receipt, setReceipt] = useState<FeedbackReceipt>({})
  const complaint = kind === 'complaint'
  const writer = <bdi>{sender}</bdi>

  async function submit(values: SentValues): Promise<SubmitRefusal> {
    const body = feedbackBody(values, sender ?? String(values.sender))
    const answer = (await onSubmit(body).catch(namedRefusal)) ?? {}
    if ('reference' in answer) setReceipt(answer)
    return feedbackRefusal(answer as SubmitRefusal)
  }

  return (
    <Form
      fields={feedbackFields(kind, length, sender === undefined)}
      kinds={moreKinds}
      looks={{ ...words, captcha: { captcha } }}
      draftKey={draftKey}
      submitLabel={
        complaint
          ? t({ message: 'Send complaint', context: 'button' })
          : t({ message: 'Send feedback', context: 'button' })
      }
      onSubmit={submit}
      explain={explain}
      beforeFields={
        <Text tone="muted" size="sm">
          {sender === undefined ? (
            t`Never include passwords or codes.`
          ) : (
            <Trans>You are writing as {writer}. Never include passwords or codes.</Trans>
          )}
        </Text>
      }
      done={(_sent, again) => (
        <Stack space="md">
          <Alert
            tone="positive"
            title={complaint ? t`Your complaint has been sent.` : t`Your feedback has been sent.`}
          >
            {sender === undefined
              ? t`Our team will read it. Quote the reference below if you contact us.`
              : t`We’ll reply in your messages.`}
          </Alert>
          {receipt.deadlineAt !== undefined && (
            <Text>
              <Trans>
                We’ll reply by <DateTime value={receipt.deadlineAt} />.
              </Trans>
            </Text>
          )}
          {receipt.reference !== undefined && (
            <CopyField
              label={t({ message: 'Reference number', context: 'of what was sent to customer service' })}
              value={receipt.reference}
              hint={t`Have it ready if you contact us.`}
            />
          )}
          {onDone && (
            <Button fullWidth size="large" onClick={onDone}>
              {t({ message: 'Close', context: 'button' })}
            </Button>
          )}
          <Button variant="plain" tone="neutral" fullWidth onClick={again}>
            {t({ message: 'Write another message', context: 'button: another message to customer service' })}
          </Button>
        </Stack>
      )}
    />
  )
}
