import { useCaptchaSource } from '@baize/account'
import { cases, feedback } from '@baize/api/calls'
import { FeedbackForm, type FeedbackKind } from '@baize/forms'
import { useCall, useExplain, useSession } from '@baize/site'
import { Button, Card, Heading, Stack } from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Case } from './caseWords.ts'

export interface NewCaseProps {
  kind: FeedbackKind
  onBack: () => void
  /** The opened case is requested. */
  onOpen: (id: string) => void
}

/** A new question or complaint. Once it is sent it has a number, and is in the list. */
export function NewCase({ kind, onBack, onOpen }: NewCaseProps) {
  const { t } = useLingui()
  const { member } = useSession()
  const sending = useCall(feedback, {
    intent: ({ body }) => `${body.type} ${body.content}`,
    invalidates: [cases],
  })
  const explain = useExplain()
  const captcha = useCaptchaSource()
  const opened = useRef<string | null>(null)
  return (
    <Stack space="md">
      <Stack space="xs" align="start">
        <Button variant="plain" tone="neutral" size="small" icon={<BackIcon size={18} />} onClick={onBack}>
          {t({ message: 'My requests', context: 'button: back to the list' })}
        </Button>
        <Heading level={1}>
          {kind === 'complaint'
            ? t({ message: 'Make a complaint', context: 'page title' })
            : t({ message: 'Ask a question', context: 'page title' })}
        </Heading>
      </Stack>
      <Card as="section">
        <FeedbackForm
          kind={kind}
          sender={member?.account ?? ''}
          captcha={captcha}
          draftKey={`case.${kind}`}
          onSubmit={async (body) => {
            const { type, ...rest } = body
            const sent = await sending.mutateAsync({ body: { ...rest, type: type as Case['type'] } })
            opened.current = sent.caseId
            return { reference: sent.reference }
          }}
          explain={explain}
          onDone={() => (opened.current === null ? onBack() : onOpen(opened.current))}
        />
      </Card>
    </Stack>
  )
}
