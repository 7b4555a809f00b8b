import {
  caseDetail,
  cases,
  closeCase,
  escalateCase,
  messages,
  pendingActions,
  publicState,
  readMessages,
  unreadMessages,
} from '@baize/api/calls'
import { AnswerPlace, Loaded, useAnswerFocus, useApiQuery, useCall } from '@baize/site'
import {
  Alert,
  Button,
  Card,
  Countdown,
  confirm,
  DateTime,
  Heading,
  Inline,
  KeyValueList,
  Stack,
  StatusLabel,
} from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { paths } from '../../shared/paths.ts'
import { Conversation } from './Conversation.tsx'
import { stateLooks, typeNames, type WholeCase } from './caseWords.ts'
import { Reply } from './Reply.tsx'

/** Marks the messages about a request as read while it is open: the reply is read here. */
function useAnswerRead({ id, changedAt }: WholeCase) {
  const { mutate } = useCall(readMessages, {
    invalidates: [messages, unreadMessages, publicState, pendingActions],
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the request has a message about it.
  useEffect(() => {
    mutate({ body: { link: `${paths.cases}?case=${id}` } })
  }, [mutate, id, changedAt])
}

/** One request: its number, its deadline, what was written, and what can be done. */
export function CaseView({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useLingui()
  // The event of a change arrives at once; this is for a lost connection.
  const read = useApiQuery(caseDetail, { params: { id } }, { every: 15_000 })
  return (
    <Stack space="md">
      <Stack align="start">
        <Button variant="plain" tone="neutral" size="small" icon={<BackIcon size={18} />} onClick={onBack}>
          {t({ message: 'My requests', context: 'button: back to the list' })}
        </Button>
      </Stack>
      <Loaded read={read} lines={8}>
        {(found) => <Whole value={found} />}
      </Loaded>
    </Stack>
  )
}

function Whole({ value }: { value: WholeCase }) {
  useAnswerRead(value)
  const { t, i18n } = useLingui()
  const look = stateLooks[value.state]
  const { place: heading, answered: ended } = useAnswerFocus(value.state)
  const { place: newest, answered: written } = useAnswerFocus(String(value.entries.length))
  return (
    <Stack space="md">
      <AnswerPlace ref={heading}>
        <Heading level={1}>{i18n._(typeNames[value.type])}</Heading>
      </AnswerPlace>
      <Card as="section">
        <KeyValueList
          columns={2}
          items={[
            {
              id: 'number',
              label: t({ message: 'Number', context: 'of a request' }),
              value: <bdi dir="ltr">{value.number}</bdi>,
            },
            {
              id: 'state',
              label: t({ message: 'Status', context: 'of a request' }),
              value: (
                <span role="status">
                  <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
                </span>
              ),
            },
            {
              id: 'opened',
              label: t({ message: 'Opened', context: 'of a request: time' }),
              value: <DateTime value={value.openedAt} />,
            },
            ...(value.deadlineAt === null
              ? []
              : [
                  {
                    id: 'deadline',
                    label: t({ message: 'Reply by', context: 'of a request: deadline' }),
                    value: (
                      <>
                        <DateTime value={value.deadlineAt} />{' '}
                        <Countdown
                          to={value.deadlineAt}
                          format="short"
                          label={t`Time until the deadline`}
                          silent
                        />
                      </>
                    ),
                  },
                ]),
          ]}
        />
      </Card>
      <Conversation entries={value.entries} newest={newest} />
      {value.state === 'closed' ? (
        <Alert tone="info">{t`This request is closed. Open a new one if you still need help.`}</Alert>
      ) : (
        <Reply id={value.id} onSent={written} />
      )}
      <Endings value={value} onEnded={ended} />
    </Stack>
  )
}

/** Not content, or content: it is escalated, or closed for good. */
function Endings({ value, onEnded }: { value: WholeCase; onEnded: () => void }) {
  const { t } = useLingui()
  const { id, state, changedAt } = value
  const change = {
    intent: () => `${id} ${changedAt}`,
    failureToast: true,
    invalidates: [caseDetail, cases],
    onSuccess: onEnded,
  }
  const escalation = useCall(escalateCase, change)
  const closing = useCall(closeCase, change)
  async function close() {
    const sure = await confirm({
      question: t({ message: 'Close this request?', context: 'question in a dialog' }),
      message: t`A closed request can’t be reopened.`,
      confirmLabel: t({ message: 'Close request', context: 'button in a dialog: request' }),
      cancelLabel: t({ message: 'Keep open', context: 'button in a dialog: request' }),
    })
    if (sure) closing.mutate({ params: { id } })
  }
  if (state === 'closed') return null
  return (
    <Inline space="sm">
      {state === 'answered' && (
        <Button
          variant="outline"
          tone="caution"
          loading={escalation.isPending}
          onClick={() => escalation.mutate({ params: { id } })}
        >
          {t({ message: 'Escalate', context: 'button: request' })}
        </Button>
      )}
      <Button variant="outline" tone="neutral" loading={closing.isPending} onClick={() => void close()}>
        {t({ message: 'Close request', context: 'button' })}
      </Button>
    </Inline>
  )
}
